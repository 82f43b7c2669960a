import { provePaths } from '../../analysis/paths/provePaths.ts'
import { checkFlow } from '../../compiler/checkFlow.ts'
import { toFlowSource } from '../../definition/index.ts'
import type { BuiltSituations, StudioFiles } from './StudioFiles.ts'
import type { StudioProject } from './StudioProject.ts'

/** Finds the situations of the files for whoever opens the studio: a search takes seconds, and everybody would wait for the same. */
export async function findSituations(
  { flowFile, files, hash }: StudioFiles,
  functions: StudioProject['functions'],
): Promise<BuiltSituations> {
  const now = new Date()
  const { flow } = checkFlow(toFlowSource(flowFile, new Map(Object.entries(files)), new Map()))
  return { hash, now: now.getTime(), examples: flow && (await provePaths(flow, { functions, now })) }
}
