import { readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { type LinkedFlow, type Problem, toFlowFolders, toSourceFile } from '../../definition/index.ts'
import type { BuiltPlaces } from './StudioFiles.ts'

/** Where a flow lies, and what stands beside it. */
export interface FlowPlace {
  /** The absolute path of the project's folder; paths of files are shown relative to it. */
  readonly folder: string
  /** The path of the flow file below it. */
  readonly flowFile: string
  /** The paths below the folder of JSON files that are edited with the flow, though nothing of it stands in them. */
  readonly settings?: readonly string[]
}

/** Whose flow the studio edits. */
export interface StudioProject extends FlowPlace {
  /** Where its code lies, which may name what the flow only declares; a path below the folder. */
  readonly codeFolder: string
  /** The functions that the flow declares, by which a build finds its situations. */
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
  /** All that is wrong with the settings beside a flow without faults, and with the flow by them; for a build, as `studio:project` has it for the page. */
  readonly checkBeside?: (files: Readonly<Record<string, string>>, flow: LinkedFlow) => readonly Problem[]
  /** Finds places for the steps of a flow on the studio's map; for a build. */
  readonly placeSteps?: (flow: LinkedFlow) => Promise<BuiltPlaces>
  /** A module that exports them, for the browser; it imports nothing. */
  readonly functionsFile?: string
}

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
