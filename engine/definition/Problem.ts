import type { Finding } from './FlowContext.ts'
import { type SourceFile, toOffset, toOffsetInString, toPosition } from './SourceFile.ts'
import { toSuggestion } from '../expressions/index.ts'

/** A fault in a flow: what is wrong, where, and the nearest fix if one is known. */
export interface Problem {
  /** Stable, for tools and tests: `unknown-step`. */
  readonly code: string
  /** Relative to the working directory, with forward slashes. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in UTF-16 units. */
  readonly column: number
  readonly message: string
  readonly hint?: string
}

/** Formats a problem as one line: `newsletter/flow.json:88:21 step TOPICS goes to YOUR_INF, which is not a step. Did you mean YOUR_INFO?` */
export const toText = ({ file, line, column, message, hint }: Problem): string =>
  `${file}:${line}:${column} ${message}${hint === undefined ? '' : `. ${hint}`}`

/** Thrown for a flow that cannot be used; the message lists every problem. */
export class FlowError extends Error {
  override readonly name = 'FlowError'

  constructor(readonly problems: readonly Problem[]) {
    super(
      `The flow has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map(toText).join('\n')}`,
    )
  }
}

/** Collects findings as problems with line and column. */
interface ProblemCollector {
  /** Adds a finding; one without a file belongs to the first file. */
  readonly report: (finding: Finding) => void
  /** Returns each problem once, in the order of files and lines. */
  readonly toList: () => readonly Problem[]
}

/** The finding behind each problem. */
const findings = new WeakMap<Problem, Finding>()

/** Returns the finding behind a problem, with its file; undefined for a problem without one. */
export const toOrigin = (problem: Problem): Finding | undefined => findings.get(problem)

/** Creates a collector for problems in some files. */
export function collectProblems(files: readonly [SourceFile, ...SourceFile[]]): ProblemCollector {
  // A place can be checked twice, for example through a schema that two forms share.
  const problems = new Map<string, { readonly problem: Problem; readonly order: number }>()
  return {
    report(finding) {
      const file = finding.file ?? files[0]
      const problem = toProblem(finding, file)
      const key = JSON.stringify({ ...problem, message: toWhat(problem.message) })
      if (!problems.has(key)) problems.set(key, { problem, order: files.indexOf(file) })
    },
    toList: () =>
      [...problems.values()]
        .toSorted((a, b) => a.order - b.order || a.problem.line - b.problem.line || a.problem.column - b.problem.column)
        .map(({ problem }) => problem),
  }
}

/** Removes the step from a message: a fault in a procedure or a group of fields occurs in every step that uses it. */
const toWhat = (message: string) => message.replace(/^step \S+(?:, on .+?,)? /, '')

function toProblem(finding: Finding, file: SourceFile): Problem {
  const { code, path, at, index, offset, message, hint } = finding
  const place = offset ?? (index === undefined ? toOffset(file, path, at) : toOffsetInString(file, path, index))
  const position = toPosition(file.text, place)
  const problem = { code, file: file.path, ...position, message, ...(hint === undefined ? {} : { hint }) }
  findings.set(problem, { ...finding, file })
  return problem
}

/** Returns the name that a hint says was meant. */
export const toMeant = (hint: string | undefined): string | undefined =>
  /^Did you mean `?(.+?)`?\?$/.exec(hint ?? '')?.[1]

/** Returns a hint with the nearest known name, or with all known names if they are few. */
export const toHint = (name: string, known: readonly string[]): string | undefined =>
  toSuggestion(name, known)?.replaceAll('`', '')
