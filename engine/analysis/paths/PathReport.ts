import type { Example, Examples } from './Example.ts'

/** An entry of `failures`, with data that lead to it. */
export interface ProvenFailure {
  /** The condition of the entry. */
  readonly when: string
  /** The data, up to and including the call that fails; absent when no call can fail in this way. */
  readonly example?: Example
}

/** One side of a condition in a form, with data that submit the form on that side. */
export interface ProvenSide {
  /** The place of the condition in the schema: `allOf/0/if`. */
  readonly at: string
  /** The condition in words: `incomeType is FullTime or PartTime`. */
  readonly condition: string
  readonly holds: boolean
  readonly example?: Example
  /** Why no data were found. */
  readonly reason?: string
}

/** A form of a step, or one of its variants. */
export interface ProvenForm {
  /** `steps.X.form`, or `steps.X.form.1` for a variant. */
  readonly at: string
  readonly step: string
  /** Data that lead to the form. */
  readonly example?: Example
  /** Why no data were found. */
  readonly reason?: string
  readonly sides: readonly ProvenSide[]
}

/** The full report on the paths through a flow: plain JSON. */
export interface PathReport extends Examples {
  /** The number of whole paths from the start to an end, not counting circles: a big integer in decimal digits. */
  readonly chains: string
  /** Places of events that have too many ways, of which only the first are listed. */
  readonly cut: readonly string[]
  readonly shownFailures: readonly ProvenFailure[]
  readonly forms: readonly ProvenForm[]
  /** Why a way has no data, by the id of the way. */
  readonly reasons: Readonly<Record<string, string>>
  /** Branches that are never reached: sentences with the place in the flow file and what is missing there. */
  readonly deadBranches: readonly string[]
  /** The replays through the engine that together take every proven way. */
  readonly replays: {
    readonly count: number
    readonly moves: number
    /** Where the engine went another way than expected: a fault of the search. */
    readonly differences: readonly string[]
  }
  /** The number of moves and answers that the search tried. */
  readonly tries: number
}

/** Formats the report as text: how much was found, what the replays showed, and what has no data, with the reason. */
export function toReportText(report: PathReport): string {
  const { ways, chains, coverage, replays, reasons, deadBranches, failures, shownFailures, forms, cut, tries } = report
  const instructions = Object.values(coverage.instructions)
  const branches = instructions.flatMap(({ taken, skipped }) => (skipped === undefined ? [taken] : [taken, skipped]))
  const outcomes = Object.values(coverage.outcomes).flatMap((had) => Object.values(had))
  const missing = Object.entries(reasons)
  const sides = forms.flatMap(({ at, sides: own }) => own.map((side) => ({ ...side, form: at })))
  return [
    toLine(
      'ways through single events',
      ways.map(({ isProven }) => isProven),
    ),
    toLine('steps', Object.values(coverage.steps)),
    toLine('instructions carried out, and conditions passed over', branches),
    toLine('outcomes of calls', outcomes),
    toLine(
      'entries of "failures"',
      shownFailures.map(({ example }) => example !== undefined),
    ),
    toLine(
      'forms of steps, and variants of them',
      forms.map(({ example }) => example !== undefined),
    ),
    ...(sides.length === 0
      ? []
      : [
          toLine(
            'sides of the conditions in forms',
            sides.map(({ example }) => example !== undefined),
          ),
        ]),
    `${Number(chains).toLocaleString('en-US')} complete paths lead from the start to an end, not counting loops.`,
    `${replays.count} replays through the engine, ${replays.moves} moves, take every way that has data: ${
      replays.differences.length === 0 ? 'each goes as foreseen' : 'some do not go as foreseen'
    }. ${tries.toLocaleString('en-US')} moves and answers were tried.`,
    ...toList('The engine took another path than predicted, which is a bug in this command:', replays.differences),
    ...toList(
      'The flow fails, although its check finds nothing:',
      failures.map(({ message }) => message),
    ),
    ...toList('No data leads here:', deadBranches),
    ...toList(
      'No failed call shows these entries of "failures":',
      shownFailures.flatMap(({ when, example }) => (example ? [] : [when])),
    ),
    ...toList(
      'No data was found with which these forms are sent so:',
      sides.flatMap(({ form, condition, holds, reason }) =>
        reason === undefined ? [] : [`${form}, ${holds ? '' : 'not '}"${condition}"\n    ${reason}`],
      ),
    ),
    ...toList(
      'These combinations have no data, although each of their branches has:',
      missing.map(([id, reason]) => `${id}\n    ${reason}`),
    ),
    ...toList('Too many ways; only the first were examined:', cut),
  ].join('\n')
}

const toLine = (what: string, had: readonly boolean[]): string =>
  `${String(had.filter(Boolean).length).padStart(4)} of ${String(had.length).padEnd(4)} ${what}`

const toList = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
