import type { Failure } from '../actions/ActionHandler.ts'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import type { FailureDefinition } from '../definition/index.ts'
import { type OpenCall, type Run, toOccurrence, withLoad, withoutLoad } from './Run.ts'
import { type SessionState, toApiError } from './SessionState.ts'
import { type Turn, set, begin, drop, put } from './Turn.ts'
import { holds, toScope, type World } from './World.ts'

/**
 * Shows a failure: on another step or on the whole page when the flow says so, otherwise at the field that waits for its options, otherwise
 * as a banner.
 */
export function fail(turn: Turn, run: Run, { again, load }: OpenCall, failure: Failure): void {
  const { flow, state, world } = turn
  const { screen, text, to } = toFailureRule(flow, state, { failure, atField: load !== undefined }, world) ?? {}
  if (to !== undefined) return put(turn, { ...run, to: { step: to } })
  drop(turn, run)
  const rest = { ...toOccurrence(run), frames: again }
  if (load && screen === undefined) {
    const { slot } = load
    set(turn, { loads: withLoad(state.loads, { slot, failure }), repeats: { ...state.repeats, [slot]: rest } })
    if (run.isForeground) set(turn, { isLoading: false })
    return
  }
  const apiError = { ...failure, text }
  set(turn, { ...(run.isForeground ? toApiError(apiError) : { apiError }), screen, failed: rest })
}

/** Shows that a background send failed, if the flow has a whole-page screen for it. Shows nothing while the step waits. */
export function failToSend(turn: Turn, slot: string, failure: Failure): void {
  const { flow, state, world } = turn
  const { screen, text } = toFailureRule(flow, state, { failure, atField: false }, world) ?? {}
  if (screen === undefined || state.isLoading || state.screen !== undefined) return
  const failed = { event: 'send', extra: {}, anew: { type: 'resend', slot } } as const
  set(turn, { apiError: { ...failure, text }, screen, failed })
}

/** Empties a slot that was sent in the background, unless it has changed since, and removes any failure shown for it. */
export function endSending(turn: Turn, slot: string, value: unknown): void {
  const { data, failed } = turn.state
  if (data[slot] !== value) return
  set(turn, { data: { ...data, [slot]: turn.flow.slots[slot]?.initial } })
  const { anew } = failed ?? {}
  if (anew?.type === 'resend' && anew.slot === slot)
    set(turn, { apiError: undefined, screen: undefined, failed: undefined })
}

/** Retries the failed fetch of a slot, and what follows it. */
export function reload(turn: Turn, slot: string): void {
  const { loads, repeats } = turn.state
  const rest = loads[slot]?.failure && repeats[slot]
  if (!rest) return
  set(turn, { loads: withoutLoad(loads, slot) })
  begin(turn, rest)
}

/** The failure of a call, and whether the call was fetching the options of a field. */
interface FailedCall {
  readonly failure: Failure
  readonly atField: boolean
}

/** Returns the first failure rule of the flow that holds. After start-up, skips rules that lead to the step that failed. */
export function toFailureRule(
  flow: CompiledFlow,
  state: SessionState,
  { failure, atField }: FailedCall,
  world: World,
): FailureDefinition | undefined {
  const atStart = state.visit === 0
  const isTold = failure.isTold === true
  const scope = toScope(flow, state, world, { failure: { ...failure, isTold, atField, atStart } })
  return flow.failures.find(({ when, to }) => (atStart || to !== state.currentStep) && holds(flow, when, scope))
}
