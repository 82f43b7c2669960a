import type { ParseArgsConfig } from 'node:util'
import type { LinkedFlow, Problem } from '../definition/index.ts'

/** The arguments of a command, parsed by `parseArgs` of `node:util`. */
export interface CommandInput {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
  /** The path of the flow file to work on. */
  readonly flowFile: string
  readonly project: FlowProject
}

/** The result of a command: the text to print, and the exit code of the program. */
export interface CommandOutput {
  readonly text: string
  readonly exitCode: 0 | 1 | 2
}

/** A command of the `flow` program. */
export interface Command {
  /** One line that says what the command does. */
  readonly summary: string
  /** The arguments after its name: `[--svg FILE]`. */
  readonly usage: string
  readonly options?: ParseArgsConfig['options']
  /** Runs the command. Throws a `UsageError` when the arguments are invalid. */
  run(input: CommandInput): CommandOutput | Promise<CommandOutput>
}

/** An error in the arguments of a command. Its message says how to fix it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The settings of the project in which the commands run. */
export interface FlowProject {
  /** How a command line starts in the project: `npx flow`. */
  readonly program: string
  /** The flow to use when the command line names none. */
  readonly flowFile: string
  /** Returns the folder of a flow's code. A name that the flow only declares counts as used if it occurs there. */
  readonly toCodeFolder: (flowFile: string) => string
  /**
   * Finds all problems in the files next to a flow, and problems that these files reveal in the flow. Without a flow, which its grammar
   * refuses, only what the files show by themselves.
   */
  readonly checkBeside: (flowFile: string, flow?: LinkedFlow) => readonly Problem[] | Promise<readonly Problem[]>
  /** Returns the paths of the settings that the studio edits along with a flow: JSON files below the working directory. */
  readonly toSettings?: (flowFile: string) => readonly string[] | Promise<readonly string[]>
  /** The functions in the project's code, for flows that declare some. */
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
  /** The folder of the built studio. */
  readonly studioFolder: string
  /** A folder of pictures of the steps, whose file names are exported for translators. */
  readonly pictures?: string
  /** The page that explains the check's findings by their names. */
  readonly findingsPage?: string
  /** A command to run after a step was added, and its purpose. */
  readonly afterNewStep?: string
  /** The folder where a new flow is created. */
  readonly newFlows: string
  /** Returns how the files of a new flow refer to the engine. */
  readonly toEngine: (home: string) => EngineNames
  /** Returns a text that tells the author what to do with a new flow. */
  readonly toNext: (home: string) => string
}

/** The names by which the files of one flow refer to the parts of the engine. */
export interface EngineNames {
  /** The JSON Schemas of these files, for editors. */
  readonly grammars: Readonly<Record<'flow' | 'api' | 'scenarios', string>>
  readonly runtime: string
  readonly look: string
  /** Additional files for the flow's folder, by their paths in it. */
  readonly files?: Readonly<Record<string, string>>
}
