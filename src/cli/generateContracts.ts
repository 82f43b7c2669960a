import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { FlowError, checkFlow, compileContracts, readFlow } from '../../engine/build.ts'

/** Returns the text of a TypeScript file with the types of a flow's contracts, formatted for its path. Throws for a flow with problems. */
export async function generateContracts(flowFile: string, apiFile: string, target: string): Promise<string> {
  const { problems, flow } = checkFlow(readFlow(flowFile))
  if (!flow) throw new FlowError(problems)
  const types = await compileContracts(flow, JSON.parse(readFileSync(apiFile, 'utf8')))
  return format(types, { ...(await resolveConfig(target)), filepath: target })
}
