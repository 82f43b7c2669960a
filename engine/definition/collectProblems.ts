import type { Finding } from './FlowContext.ts'
import type { Problem } from './Problem.ts'
import { toOffset, toOffsetInString, toPosition, type SourceFile } from './SourceFile.ts'

/** Gathers findings as problems with line and column. */
export interface ProblemCollector {
  /** A finding without a file is one of the first file. */
  readonly report: (finding: Finding) => void
  /** In the order of the files and their lines, each once. */
  readonly toList: () => readonly Problem[]
}

/** Creates the collector of problems in some files. */
export function collectProblems(files: readonly [SourceFile, ...SourceFile[]]): ProblemCollector {
  // The same place can be reached twice, as through a schema that two forms share.
  const problems = new Map<string, { readonly problem: Problem; readonly order: number }>()
  return {
    report(finding) {
      const file = finding.file ?? files[0]
      const problem = toProblem(finding, file)
      problems.set(JSON.stringify(problem), { problem, order: files.indexOf(file) })
    },
    toList: () =>
      [...problems.values()]
        .toSorted((a, b) => a.order - b.order || a.problem.line - b.problem.line || a.problem.column - b.problem.column)
        .map(({ problem }) => problem),
  }
}

function toProblem({ code, path, at, index, offset, message, hint }: Finding, file: SourceFile): Problem {
  const place = offset ?? (index === undefined ? toOffset(file, path, at) : toOffsetInString(file, path, index))
  const position = toPosition(file.text, place)
  return { code, file: file.path, ...position, message, ...(hint === undefined ? {} : { hint }) }
}
