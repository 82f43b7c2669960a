import type { ActionResult } from '../actions/index.ts'
import type { Progression } from './Progression.ts'
import { type OpenCall, type Run, isChange } from './Run.ts'
import { withLoad } from './loads.ts'
import { put } from './runs.ts'
import { set, stepOf, toSerial, type Turn } from './Turn.ts'

/** Asks for the call that a run has come to, and has the run wait for its answer. */
export function call(
  turn: Turn,
  run: Run,
  { call: asked, input, frames, again }: Progression & { readonly next: 'call' },
): void {
  const { action } = asked
  const { waits = false } = turn.flow.actions[action] ?? {}
  const slot = toOptionSlot(turn, run.event, asked.save)
  const load = slot === undefined ? undefined : { slot }
  const open: OpenCall = { ticket: toSerial(turn), call: asked, input, again, load, waits }
  const isForeground = run.isForeground && !waits
  const isOffline = !waits && !turn.world.isOnline
  put(turn, { ...run, frames, isForeground, call: isOffline ? { ...open, result: offline } : open })
  if (load) set(turn, { loads: withLoad(turn.state.loads, load) })
  if (isOffline) return
  if (waits) set(turn, { isLoading: false })
  set(turn, isForeground ? { calling: action } : { pending: [...turn.state.pending, action] })
  turn.effects.push({ type: 'call', ticket: open.ticket, action, input })
}

const offline: ActionResult = { outcome: 'failed', failure: { status: 'Offline', message: '' } }

/** The slot that a call fetches for the options of a field. */
function toOptionSlot(turn: Turn, event: string, save: string | undefined): string | undefined {
  const slots = event === 'enter' || isChange(event) ? stepOf(turn)?.optionSlots : undefined
  return slots?.find((slot) => slot === save)
}
