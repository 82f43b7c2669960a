import type { Finding } from './FlowContext.ts'
import { type SourceFile, toOffset, toOffsetInString, toPosition } from './SourceFile.ts'
import { toSuggestion } from '../expressions/index.ts'

/** One fault of a flow: what, where and, when it can be told, the nearest fix. */
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

/** The problem as one line: `newsletter/flow.json:88:21 step TOPICS goes to YOUR_INF, which is no step. Did you mean YOUR_INFO?` */
export const toText = ({ file, line, column, message, hint }: Problem): string =>
  `${file}:${line}:${column} ${message}${hint === undefined ? '' : `. ${hint}`}`

/** A flow that cannot be used; the message lists every problem. */
export class FlowError extends Error {
  override readonly name = 'FlowError'

  constructor(readonly problems: readonly Problem[]) {
    super(
      `The flow has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map(toText).join('\n')}`,
    )
  }
}

/** Gathers findings as problems with line and column. */
interface ProblemCollector {
  /** A finding without a file is one of the first file. */
  readonly report: (finding: Finding) => void
  /** In the order of the files and their lines, each once. */
  readonly toList: () => readonly Problem[]
}

/** What each problem was made of. */
const findings = new WeakMap<Problem, Finding>()

/** The finding of which a problem was made, with its file; undefined for one that was made otherwise. */
export const toOrigin = (problem: Problem): Finding | undefined => findings.get(problem)

/** Creates the collector of problems in some files. */
export function collectProblems(files: readonly [SourceFile, ...SourceFile[]]): ProblemCollector {
  // The same place can be reached twice, as through a schema that two forms share.
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

/** Without whose it is: what a procedure or a group of fields has wrong is wrong of each step that has it. */
const toWhat = (message: string) => message.replace(/^step \S+(?:, on .+?,)? /, '')

function toProblem(finding: Finding, file: SourceFile): Problem {
  const { code, path, at, index, offset, message, hint } = finding
  const place = offset ?? (index === undefined ? toOffset(file, path, at) : toOffsetInString(file, path, index))
  const position = toPosition(file.text, place)
  const problem = { code, file: file.path, ...position, message, ...(hint === undefined ? {} : { hint }) }
  findings.set(problem, { ...finding, file })
  return problem
}

/** The name that a hint says was meant. */
export const toMeant = (hint: string | undefined): string | undefined =>
  /^Did you mean `?(.+?)`?\?$/.exec(hint ?? '')?.[1]

/** The hint that names the nearest known name, or lists the known ones when they are few. */
export const toHint = (name: string, known: readonly string[]): string | undefined =>
  toSuggestion(name, known)?.replaceAll('`', '')
