import type { Destination } from './Run.ts'
import { set, toSerial, type Turn } from './Turn.ts'

/** Begins to go somewhere without an event that leads there. */
export function goTo(turn: Turn, to: Destination): void {
  const run = {
    id: toSerial(turn),
    event: 'leave',
    extra: {},
    frames: [],
    isForeground: false,
    hasCalled: false,
    before: turn.state.data,
    to,
  }
  set(turn, { runs: [...turn.state.runs, run] })
}
