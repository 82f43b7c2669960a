import type { LinkedFlow, Problem } from '../definition/index.ts'

/** What the commands have to know of the project that they are asked in. */
export interface FlowProject {
  /** How a command line begins there: `npx flow`. */
  readonly program: string
  /** The flow that is asked about where none is named. */
  readonly flowFile: string
  /** Where the code of a flow lies, which may name what the flow only declares. */
  readonly toCodeFolder: (flowFile: string) => string
  /** All that is wrong with the files beside a flow without faults, and with the flow by them. */
  readonly checkBeside: (flowFile: string, flow: LinkedFlow) => readonly Problem[]
  /** The paths of files beside a flow that the studio edits with it; JSON, below the working directory. */
  readonly toSettings?: (flowFile: string) => readonly string[]
  /** The functions of its code, for flows that declare some. */
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
  /** The folder of the built studio. */
  readonly studioFolder: string
  /** A folder of pictures of the steps, whose names go to translators. */
  readonly pictures?: string
  /** The page that explains the findings of the check by their names. */
  readonly findingsPage?: string
  /** A command that has to be given after a new step, and what for. */
  readonly afterNewStep?: string
  /** The folder that a flow of its own is begun in. */
  readonly newFlows: string
  /** How the files of a new flow reach the engine. */
  readonly toEngine: (home: string) => EngineNames
  /** What to do with a flow that was begun. */
  readonly toNext: (home: string) => string
}

/** The parts of the engine as the files of one flow name them. */
export interface EngineNames {
  /** The JSON Schemas of these files, for editors. */
  readonly grammars: Readonly<Record<'flow' | 'api' | 'scenarios', string>>
  readonly runtime: string
  readonly look: string
  /** Further files that a flow needs there, by their paths in its folder. */
  readonly files?: Readonly<Record<string, string>>
}
