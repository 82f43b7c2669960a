import { checkFlow, type LinkedFlow } from './checkFlow.ts'
import type { FlowSource } from './toFlowSource.ts'

/**
 * Links a flow that its grammar accepts, without looking for faults: for tools that follow somebody's typing and check beside
 * it. What is made of one with faults throws. Undefined while the grammar refuses it.
 */
export const linkFlow = (source: FlowSource): LinkedFlow | undefined => checkFlow(source, []).flow
