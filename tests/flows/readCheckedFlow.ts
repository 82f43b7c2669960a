import { checkFlow, readFlow, toText, type LinkedFlow } from '../../engine/build.ts'
import { rememberByText } from '../../engine/validation/remember.ts'

/** Reads a flow file that must be free of faults; throws an error with all of them. Each file is checked once: no test writes it. */
export const readCheckedFlow = rememberByText((file): LinkedFlow => {
  const { flow, problems } = checkFlow(readFlow(file))
  if (!flow) throw new Error(problems.map(toText).join('\n'))
  return flow
})
