import { checkFlow, FlowError, type LinkedFlow } from '../../../engine/authoring.ts'
import { readFlow } from '../../../engine/build.ts'

/** Reads a flow that must be free of faults; throws a `FlowError` with all of them. */
export function readLinkedFlow(file: string): LinkedFlow {
  const { flow, problems } = checkFlow(readFlow(file))
  if (!flow) throw new FlowError(problems)
  return flow
}
