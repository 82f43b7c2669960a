import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readFlowFiles, readCode, readText } from '../../definition/readFlow.ts'
import type { BuiltPlaces, StudioFiles } from './StudioFiles.ts'
import type { LinkedFlow, Problem } from '../../definition/index.ts'

/** The location of a flow and of the files next to it. */
export interface FlowPlace {
  /** The absolute path of the project's folder. Other paths are relative to it. */
  readonly folder: string
  /** The path of the flow file below that folder. */
  readonly flowFile: string
  /** The paths below the folder of JSON settings that are edited along with the flow but are not part of it. */
  readonly settings?: readonly string[]
}

/** The project whose flow the studio edits. */
export interface StudioProject extends FlowPlace {
  /** The folder of the project's code, relative to `folder`. A name that the flow only declares counts as used if it occurs there. */
  readonly codeFolder: string
  /** The functions that the flow declares. A build uses them to find its situations. */
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
  /**
   * For a build: finds all problems in the settings of a valid flow, and problems that they reveal in the flow. The page gets
   * the same check from `studio:project`.
   */
  readonly checkBeside?: (files: Readonly<Record<string, string>>, flow: LinkedFlow) => readonly Problem[]
  /** For a build: computes the positions of the steps on the studio's map. */
  readonly placeSteps?: (flow: LinkedFlow) => Promise<BuiltPlaces>
  /** A module for the browser that exports the functions and imports nothing. */
  readonly functionsFile?: string
}

/** Reads the files of a project's flow for the studio. Throws when the flow file cannot be read. */
export function readStudioFiles(project: StudioProject, canSave: boolean): StudioFiles {
  const { folder, flowFile, codeFolder, settings = [] } = project
  const files = Object.fromEntries(readFlowFiles(resolve(folder, flowFile), folder).files)
  const found = settings.filter((path) => existsSync(join(folder, path)))
  const beside = Object.fromEntries(found.map((path) => [path, readText(join(folder, path))]))
  const code = toCodeWords(readCode(resolve(folder, codeFolder)))
  return {
    project: toHash(resolve(folder)),
    flowFile,
    files: { ...files, ...beside },
    hash: toHash(toSorted(files)),
    checkedHash: toHash([...toSorted({ ...files, ...beside }), code]),
    code,
    canSave,
  }
}

const toSorted = (files: StudioFiles['files']) => Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))

const toHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/**
 * Extracts the words that the check needs to find names used only in code, each once: names with their dots, prefixes of
 * computed names (`residency.${`), short strings with spaces, such as event names, and quoted names with a capital letter, such
 * as failures.
 */
export function toCodeWords(code: string): string {
  const names = code.match(/[\w-]+(?:\.[\w-]+)*/g) ?? []
  const beginnings = code.match(/`[\w.-]+\.\$\{/g) ?? []
  const texts = [...code.matchAll(/(['"])([\w-]+(?: [\w-]+){1,4})\1/g)].map(([, , text]) => text)
  const quoted = [...code.matchAll(/(['"])([A-Z]\w+)\1/g)].map(([, , name]) => `'${name}'`)
  return [...new Set([...names, ...beginnings, ...texts, ...quoted])].join('\n')
}
