import type { ParseArgsConfig } from 'node:util'
import type { FlowProject } from './FlowProject.ts'

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
