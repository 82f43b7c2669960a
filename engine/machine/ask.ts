import type { ActionResult } from '../actions/ActionHandler.ts'
import type { Progression } from './advance.ts'
import { withValueAt } from './dataPath.ts'
import { fail } from './fail.ts'
import type { Input } from './Input.ts'
import { write } from './proceed.ts'
import { isChange, withLoad, type OpenCall, type Run } from './Run.ts'
import type { SessionState } from './SessionState.ts'
import { toSealed } from './trail.ts'
import { close, crash, endLoad, put, set, stepOf, toSerial, type Turn } from './Turn.ts'

/** Requests the call that a run has reached, and makes the run wait for the answer. A one-time action that is done answers as it did. */
export function ask(
  turn: Turn,
  run: Run,
  { call: asked, input, frames, again }: Progression & { readonly next: 'call' },
): void {
  const { action } = asked
  const { waits = false, once: isOnce = false } = turn.flow.actions[action] ?? {}
  const slot = toOptionSlot(turn, run.event, asked.save)
  const load = slot === undefined ? undefined : { slot }
  const open: OpenCall = { ticket: toSerial(turn), call: asked, input, again, load, waits, isOnce }
  const isForeground = run.isForeground && !waits
  const { acts } = turn.state
  const known = isOnce && Object.hasOwn(acts, action) ? acts[action] : undefined
  const result = known ?? (waits || turn.world.isOnline ? undefined : offline)
  put(turn, { ...run, frames, isForeground, call: result ? { ...open, result } : open })
  if (load) set(turn, { loads: withLoad(turn.state.loads, load) })
  if (result) return
  if (waits) set(turn, { isLoading: false })
  set(turn, isForeground ? { calling: action } : { pending: [...turn.state.pending, action] })
  turn.effects.push({ type: 'call', ticket: open.ticket, action, input })
}

const offline: ActionResult = { outcome: 'failed', failure: { status: 'Offline', message: '' } }

/** Returns the slot of a field's options that a call fetches, if it fetches any. */
function toOptionSlot(turn: Turn, event: string, save: string | undefined): string | undefined {
  const slots = event === 'enter' || isChange(event) ? stepOf(turn)?.optionSlots : undefined
  return slots?.find((slot) => slot === save)
}

/** Keeps the answer to an open call until its run continues. Ignores unknown tickets. */
export function hear(turn: Turn, input: Input & { readonly type: 'answered' | 'broken' }): void {
  const run = turn.state.runs.find(({ call }) => call?.ticket === input.ticket && !call?.result)
  if (!run?.call) return
  close(turn, run.call, run.isForeground)
  if (input.type === 'answered') return put(turn, { ...run, call: { ...run.call, result: input.result } })
  endLoad(turn, run.call.load)
  crash(turn, input.error, { ...run, frames: run.call.again })
}

/** Processes the answer to the call of a run. A run that waited for a person gets the foreground. */
export function answer(turn: Turn, waiting: Run, open: OpenCall, result: ActionResult): void {
  const { call, load, waits, isOnce } = open
  const run: Run = { ...waiting, call: undefined, isForeground: waiting.isForeground || waits }
  put(turn, run)
  if (waits) set(turn, { isLoading: true })
  // The options may no longer be needed: their fetch was replaced or dropped meanwhile.
  if (!endLoad(turn, load)) return

  const { outcome } = result
  const route = Object.hasOwn(call.on, outcome) ? call.on[outcome] : undefined
  const { expected = outcome } = turn.flow.actions[call.action] ?? {}
  const frames = route && route.length > 0 ? [route, ...run.frames] : run.frames
  if ('failure' in result) {
    if (!route) return fail(turn, run, open, result.failure)
    return put(turn, { ...run, frames, extra: { ...run.extra, failure: result.failure } })
  }
  if (!route && outcome !== expected)
    throw new Error(
      `The action "${call.action}" answered "${outcome}", which the flow does not declare. Answer "${expected}", or another of its outcomes.`,
    )
  if (!route && call.save !== undefined) write(turn, run.event, withAnswer(turn.state, call.save, result.data))
  if (isOnce && outcome === expected) {
    const { acts, trail } = turn.state
    set(turn, { acts: { ...acts, [call.action]: result }, trail: toSealed(trail) })
  }
  put(turn, { ...run, frames, hasCalled: true, isUnderWay: run.isUnderWay || waits })
}

const withAnswer = (state: SessionState, path: string, value: unknown): SessionState => ({
  ...state,
  data: withValueAt(state.data, path, value),
})
