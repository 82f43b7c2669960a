import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import { isByItself } from './Run.ts'
import type { Effect } from './Effect.ts'
import type { Input } from './Input.ts'
import { isActing, toForeground, toReady, attempt, set, type BeyondStart, type Turn } from './Turn.ts'
import { listSlots, type SessionState } from './SessionState.ts'
import { take } from './take.ts'
import { toPlaceBefore } from './trail.ts'
import type { World } from './World.ts'

/** A new state, and the effects that the machine requests. */
export interface Transition {
  readonly state: SessionState
  readonly effects: readonly Effect[]
}

/** Computes the next state of an application from an input. */
export type MakeTransition = (flow: CompiledFlow, before: SessionState, input: Input, world: World) => Transition

/** Creates the machine: with the part beyond the start step, or without it while that step is shown. */
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

/** Checks whether a run can continue immediately. */
export const isReady = (state: SessionState): boolean => toReady(state) !== undefined

/** Updates what the applicant may do: only their own requests can be canceled, and nothing stops a one-time action. */
function showWays(turn: Turn): void {
  const { trail, canCancel, canGoBack } = turn.state
  const run = toForeground(turn.state)
  const isStoppable = run !== undefined && !run.to && !isActing(turn.state) && !isByItself(run.event) && !trail.isSealed
  const leadsBack = !isActing(turn.state) && toPlaceBefore(trail) !== undefined
  if (isStoppable !== canCancel || leadsBack !== canGoBack) set(turn, { canCancel: isStoppable, canGoBack: leadsBack })
}

/** Has changed data saved and sent. `completed` saves nothing: its changes are only defaults, and what is saved may not be read yet. */
function keep({ flow, state, effects }: Turn, before: SessionState, { type }: Input): void {
  const isChanged = state.data !== before.data
  // A reset makes new drafts: after it nothing may stay saved, not even what could not be read.
  const isKept = isChanged || state.drafts !== before.drafts
  if (isKept && type !== 'completed') effects.unshift({ type: 'persist' })
  const now = type === 'reconnect'
  // Nothing is sent before the first step is shown, because a saved application may resume elsewhere.
  if (state.visit === 0 || !(now || isChanged || state.visit !== before.visit)) return
  const isFull = listSlots(flow.slots).sent.some((slot) => state.data[slot] !== flow.slots[slot]?.initial)
  if (isFull) effects.push({ type: 'post', now })
}
