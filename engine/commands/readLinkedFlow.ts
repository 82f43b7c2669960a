import { checkFlow } from '../compiler/checkFlow.ts'
import { FlowError, type LinkedFlow } from '../definition/index.ts'
import { readFlow } from '../definition/readFlow.ts'

/** Reads a flow that must be free of faults; throws a `FlowError` with all of them. */
export function readLinkedFlow(file: string): LinkedFlow {
  const { flow, problems } = checkFlow(readFlow(file))
  if (!flow) throw new FlowError(problems)
  return flow
}
