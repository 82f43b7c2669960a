import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Project } from './Project.ts'

/** Reads whose flow is edited from the environment: this product's, unless STUDIO_PROJECT and STUDIO_FLOW name another. Throws when it is not there. */
export function readProject({ STUDIO_PROJECT, STUDIO_FLOW }: NodeJS.ProcessEnv): Project {
  const folder = resolve(STUDIO_PROJECT ?? join(import.meta.dirname, '../../..'))
  const flowFile = STUDIO_FLOW ?? 'flows/refinance.json'
  if (!existsSync(join(folder, flowFile)))
    throw new Error(
      `There is no flow file ${flowFile} in ${folder}. STUDIO_PROJECT names the folder of a project, STUDIO_FLOW the flow file below it.`,
    )
  return { folder, flowFile }
}
