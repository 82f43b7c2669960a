import type { LinkedFlow, Problem } from '../../definition/index.ts'
import type { BuiltPlaces } from './StudioFiles.ts'

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
