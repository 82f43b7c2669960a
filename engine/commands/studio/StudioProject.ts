import type { LinkedFlow, Problem } from '../../definition/index.ts'
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
