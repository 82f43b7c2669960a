import type { Failure } from '../actions/index.ts'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import type { FailureDefinition } from '../definition/index.ts'
import { holds } from './advance.ts'
import type { SessionState } from './SessionState.ts'
import { toScope, type World } from './World.ts'

/** A call that failed, and whether it was fetching the options of a field. */
export interface FailedCall {
  readonly failure: Failure
  readonly atField: boolean
}

/** What the flow says of a failure: the first of its rules that holds. A rule leads nobody to the step that failed. */
export function toFailureRule(
  flow: CompiledFlow,
  state: SessionState,
  { failure, atField }: FailedCall,
  world: World,
): FailureDefinition | undefined {
  const atStart = state.visit === 0
  const scope = toScope(flow, state, world, { failure: { ...failure, atField, atStart } })
  return flow.failures.find(({ when, to }) => (atStart || to !== state.currentStep) && holds(flow, when, scope))
}
