import { checkFlow, readFlow, toText, type LinkedFlow } from '../../engine/build.ts'

/** Reads a flow file that must be free of faults; throws an error with all of them. */
export function readCheckedFlow(file: string): LinkedFlow {
  const { flow, problems } = checkFlow(readFlow(file))
  if (!flow) throw new Error(problems.map(toText).join('\n'))
  return flow
}
