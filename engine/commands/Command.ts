import type { ParseArgsConfig } from 'node:util'
import type { LinkedFlow, Problem } from '../definition/index.ts'

/** What a command was given, read by `node:util`'s `parseArgs`. */
export interface CommandInput {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
  /** The flow file that is asked about. */
  readonly flowFile: string
  readonly project: FlowProject
}

/** What came of it: what is printed, and the exit code of the program. */
export interface CommandOutput {
  readonly text: string
  readonly exitCode: 0 | 1 | 2
}

/** One thing that can be asked about a flow. */
export interface Command {
  /** One line: what it is for. */
  readonly summary: string
  /** What follows its name: `[--svg FILE]`. */
  readonly usage: string
  readonly options?: ParseArgsConfig['options']
  /** Throws a `UsageError` when it was asked in a way it cannot answer. */
  run(input: CommandInput): CommandOutput | Promise<CommandOutput>
}

/** A mistake of whoever typed the command; the message says how to mend it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What the commands have to know of the project that they are asked in. */
export interface FlowProject {
  /** How a command line begins there: `npx flow`. */
  readonly program: string
  /** The flow that is asked about where none is named. */
  readonly flowFile: string
  /** Where the code of a flow lies, which may name what the flow only declares. */
  readonly toCodeFolder: (flowFile: string) => string
  /** All that is wrong with the files beside a flow without faults, and with the flow by them. */
  readonly checkBeside: (flowFile: string, flow: LinkedFlow) => readonly Problem[] | Promise<readonly Problem[]>
  /** The paths of files beside a flow that the studio edits with it; JSON, below the working directory. */
  readonly toSettings?: (flowFile: string) => readonly string[] | Promise<readonly string[]>
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
