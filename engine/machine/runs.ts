import { type Occurrence, type Run, isChange } from './Run.ts'
import { toSubmitStart } from './formStatus.ts'
import { withoutLoad, type Load } from './loads.ts'
import type { SessionState } from './SessionState.ts'
import { crash, set, stepOf, toSerial, type Turn } from './Turn.ts'

/** The run that the step waits for. */
export const toForeground = ({ runs }: Pick<SessionState, 'runs'>): Run | undefined =>
  runs.find(({ isForeground }) => isForeground)

/** The first run that can go on: one without a call, or with an answer. After a wait it must have the foreground. */
export const toReady = (state: Pick<SessionState, 'runs'>): Run | undefined =>
  state.runs.find(({ call }) => !call || (call.result && !(call.waits && toForeground(state))))

/** Whether a one-time act is being carried out, which nothing may stop. */
export const isActing = ({ flow, state }: Turn): boolean =>
  flow.actions[toForeground(state)?.call?.call.action ?? '']?.once === true

/** Begins an event. One of the same name in the background is given up: the later one counts. */
export function begin(turn: Turn, occurrence: Occurrence, id = toSerial(turn)): void {
  const { event, frames, isUnderWay = false } = occurrence
  const list = event === 'startUp' ? turn.flow.startUp : stepOf(turn)?.on[event]
  if (!frames && !list)
    return crash(turn, new Error(`Step ${turn.state.currentStep} has no event "${event}"`), occurrence)
  for (const run of turn.state.runs) if (run.event === event && !run.isForeground) abort(turn, run)
  // Options that are fetched again leave the step usable.
  const isForeground = (!frames || isUnderWay) && !isChange(event) && !toForeground(turn.state)
  const run: Run = {
    ...occurrence,
    id,
    frames: frames ?? [list ?? []],
    isForeground,
    hasCalled: false,
    before: turn.state.data,
  }
  set(turn, {
    runs: [...turn.state.runs, run],
    ...(isForeground && { ...toSubmitStart(), dialog: undefined }),
  })
}

/** Begins an event unless another one is being carried out. */
export function tryBegin(turn: Turn, occurrence: Occurrence): void {
  if (isChange(occurrence.event) || !toForeground(turn.state)) begin(turn, occurrence)
}

/** Puts what has become of a run in its place. */
export function put(turn: Turn, run: Run): void {
  set(turn, { runs: turn.state.runs.map((other) => (other.id === run.id ? run : other)) })
}

/** Ends a run. */
export function drop(turn: Turn, { id }: Run): void {
  set(turn, { runs: turn.state.runs.filter((other) => other.id !== id) })
}

/** Ends a run whose answer is no longer wanted. */
export function abort(turn: Turn, run: Run): void {
  const { call } = run
  if (call && !call.result) {
    close(turn, run)
    turn.effects.push({ type: 'abort', ticket: call.ticket })
  }
  endLoad(turn, call?.load)
  drop(turn, run)
}

/** No longer shows the call of a run as one that is under way. */
export function close(turn: Turn, { call, isForeground }: Run): void {
  const { pending } = turn.state
  const index = pending.indexOf(call?.call.action ?? '')
  if (isForeground) set(turn, { calling: undefined })
  else if (index >= 0) set(turn, { pending: pending.toSpliced(index, 1) })
}

/** Ends a fetch; false when its answer is no longer wanted. */
export function endLoad(turn: Turn, load: Load | undefined): boolean {
  const { loads } = turn.state
  if (!load) return true
  if (loads[load.slot] !== load) return false
  set(turn, { loads: withoutLoad(loads, load.slot) })
  return true
}
