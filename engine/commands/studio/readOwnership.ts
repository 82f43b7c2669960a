import { readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { toFlowFolders, toSourceFile } from '../../definition/index.ts'
import type { FlowPlace } from './StudioProject.ts'

/** Which files of a project are a flow's, by their paths below its folder. */
interface Ownership {
  /** Whether it is the flow file, a file of settings beside it, or a JSON file in its folders of schemas and copy. */
  readonly owns: (path: string) => boolean
  /** Those folders, by their paths. */
  readonly folders: readonly string[]
}

/** Reads which files are the flow's; throws when the flow file cannot be read and no text of it is told. */
export function readOwnership({ folder, flowFile, settings = [] }: FlowPlace, told?: string): Ownership {
  const text = told ?? readFileSync(join(folder, flowFile), 'utf8')
  const { schemas, copy } = toFlowFolders(toSourceFile(flowFile, text))
  const toPlace = (name = '.') => join(dirname(flowFile), name).split(sep).join('/')
  const isIn = (path: string, name: string | undefined, names: RegExp) =>
    name !== undefined && path.startsWith(`${toPlace(name)}/`) && names.test(path.slice(toPlace(name).length + 1))
  return {
    owns: (path) =>
      path === flowFile ||
      settings.includes(path) ||
      isIn(path, schemas, /^([\w-]+\/)*[\w-][\w.-]*\.schema\.json$/) ||
      isIn(path, copy, /^[A-Za-z][\w-]*\.json$/),
    folders: [schemas, copy].flatMap((name) => (name === undefined ? [] : [toPlace(name)])),
  }
}
