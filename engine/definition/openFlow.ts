import { checkFlow } from './checkFlow.ts'
import type { LinkedFlow } from './FlowContext.ts'
import { FlowError } from './Problem.ts'
import { readFlow } from './readFlow.ts'

/** Reads and links a flow on disk whose grammar is kept, without looking for further faults; throws a `FlowError` where it is not. */
export function openFlow(file: string): LinkedFlow {
  const { flow, problems } = checkFlow(readFlow(file), [])
  if (!flow) throw new FlowError(problems)
  return flow
}
