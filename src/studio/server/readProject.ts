import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { toFlowFolders, toSourceFile } from '../../../engine/build.ts'

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

/** Whose flow the studio edits. */
export interface Project {
  /** The absolute path of the project's folder; paths of files are shown relative to it. */
  readonly folder: string
  /** The path of the flow file below it. */
  readonly flowFile: string
}

/** Which files of a project are a flow's, by their paths below its folder. */
interface Ownership {
  /** Whether it is the flow file, or a JSON file in its folders of schemas and copy. */
  readonly owns: (path: string) => boolean
  /** Those folders, by their paths. */
  readonly folders: readonly string[]
}

/** Reads which files are the flow's; throws when the flow file cannot be read and no text of it is told. */
export function readOwnership({ folder, flowFile }: Project, told?: string): Ownership {
  const text = told ?? readFileSync(join(folder, flowFile), 'utf8')
  const { schemas, copy } = toFlowFolders(toSourceFile(flowFile, text))
  const toPlace = (name = '.') => join(dirname(flowFile), name).split(sep).join('/')
  const isIn = (path: string, name: string | undefined, names: RegExp) =>
    name !== undefined && path.startsWith(`${toPlace(name)}/`) && names.test(path.slice(toPlace(name).length + 1))
  return {
    owns: (path) =>
      path === flowFile ||
      isIn(path, schemas, /^([\w-]+\/)*[\w-][\w.-]*\.schema\.json$/) ||
      isIn(path, copy, /^[A-Za-z][\w-]*\.json$/),
    folders: [schemas, copy].flatMap((name) => (name === undefined ? [] : [toPlace(name)])),
  }
}
