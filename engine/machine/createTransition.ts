import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import { isByItself } from './Run.ts'
import type { Effect } from './Effect.ts'
import type { Input } from './Input.ts'
import { isActing, toForeground, toReady, attempt, set, type BeyondStart, type Turn } from './Turn.ts'
import { listSlots, type SessionState } from './SessionState.ts'
import { take } from './take.ts'
import { toPlaceBefore } from './trail.ts'
import type { World } from './World.ts'

/** What has become of a state, and what is asked of the world outside. */
export interface Transition {
  readonly state: SessionState
  readonly effects: readonly Effect[]
}

/** Tells what becomes of an application by what happens to it. */
export type MakeTransition = (flow: CompiledFlow, before: SessionState, input: Input, world: World) => Transition

/** The machine, with what it does beyond the start step, or without as long as that step is shown. */
export const createTransition =
  (beyond: BeyondStart | undefined): MakeTransition =>
  (flow, before, input, world) => {
    if (before.isOver) return { state: before, effects: [] }
    const turn: Turn = { flow, world, beyond, state: before, effects: [] }
    attempt(turn, { event: 'leave', extra: {} }, () => take(turn, input))
    showWays(turn)
    keep(turn, before, input)
    return { state: turn.state, effects: turn.effects }
  }

/** Whether something is to be carried on with at once. */
export const isReady = (state: SessionState): boolean => toReady(state) !== undefined

/** What may be done about the step: only what was asked for can be stopped, and nothing stops a one-time act. */
function showWays(turn: Turn): void {
  const { trail, canCancel, canGoBack } = turn.state
  const run = toForeground(turn.state)
  const isStoppable = run !== undefined && !run.to && !isActing(turn) && !isByItself(run.event) && !trail.isSealed
  const leadsBack = !isActing(turn) && toPlaceBefore(trail) !== undefined
  if (isStoppable !== canCancel || leadsBack !== canGoBack) set(turn, { canCancel: isStoppable, canGoBack: leadsBack })
}

/** Has changed data kept and sent; what was saved is not saved anew, nor is it lost to defaults before it was taken up. */
function keep({ flow, state, effects }: Turn, before: SessionState, { type }: Input): void {
  const isChanged = state.data !== before.data
  if (isChanged && type !== 'start' && type !== 'completed') effects.unshift({ type: 'persist' })
  const now = type === 'reconnect'
  // It is sent once it is known where a saved application goes on.
  if (state.visit === 0 || !(now || isChanged || state.visit !== before.visit)) return
  const isFull = listSlots(flow.slots).sent.some((slot) => state.data[slot] !== flow.slots[slot]?.initial)
  if (isFull) effects.push({ type: 'post', now })
}
