import type { FormSide } from './createSides.ts'
import type { Example } from './Example.ts'
import type { Examples } from './Examples.ts'

/** What is shown for a failed call, and data that lead to it. */
export interface ProvenFailure {
  /** The condition of the entry of `failures`. */
  readonly when: string
  /** The data, up to the call that fails in the end; nothing when no call can fail in this way. */
  readonly example?: Example
}

/** One side of a condition in a form, and data with which its form is sent so. */
export interface ProvenSide extends FormSide {
  readonly example?: Example
  /** Why there are no data. */
  readonly reason?: string
}

/** A form of a step, or one of its variants. */
export interface ProvenForm {
  /** `steps.X.form`, or `steps.X.form.1` for a variant. */
  readonly at: string
  readonly step: string
  /** Data that bring it up. */
  readonly example?: Example
  /** Why there are none. */
  readonly reason?: string
  readonly sides: readonly ProvenSide[]
}

/** All that can be said of the paths through a flow: plain JSON. */
export interface PathReport extends Examples {
  /** How many whole paths there are from the start to an end, circles bounded; a whole number in decimal digits. */
  readonly chains: string
  /** Events with so many ways that only the first are listed. */
  readonly cut: readonly string[]
  readonly shownFailures: readonly ProvenFailure[]
  readonly forms: readonly ProvenForm[]
  /** Why nothing leads along a way, by the id of the way. */
  readonly reasons: Readonly<Record<string, string>>
  /** Branches that nothing leads to: places of the flow file, each with what is missing there. */
  readonly deadBranches: readonly string[]
  /** The replays through the engine that together take every proven way. */
  readonly replays: {
    readonly count: number
    readonly moves: number
    /** Where the engine went another way than was foreseen: a fault of the search. */
    readonly differences: readonly string[]
  }
  /** How many moves and answers the search has tried. */
  readonly tries: number
}
