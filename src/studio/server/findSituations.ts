import { checkFlow, provePaths } from '../../../engine/authoring.ts'
import { flowFunctions } from '../../widget/flowFunctions.ts'
import type { BuiltSituations } from '../step/preview/createSituations.ts'
import { createSourceReader } from '../workspace/createModel.ts'
import type { StudioFiles } from './readStudioFiles.ts'

/** Finds the situations of the files for whoever opens the studio: a search takes seconds, and everybody would wait for the same. */
export async function findSituations({ flowFile, files, hash }: StudioFiles): Promise<BuiltSituations> {
  const now = new Date()
  const { flow } = checkFlow(createSourceReader()(flowFile, files))
  return { hash, now: now.getTime(), examples: flow && (await provePaths(flow, { functions: flowFunctions, now })) }
}
