import type { Way } from './Way.ts'
import type { Example } from './Example.ts'

/** A way through an event, and whether data were found that lead along it. */
export interface ProvenWay extends Way {
  readonly isProven: boolean
}

/** What some example takes of a flow. */
export interface ExampleCoverage {
  /** Of each step, whether it is reached. */
  readonly steps: Readonly<Record<string, boolean>>
  /**
   * Of each instruction, by its place such as `steps.X.on.submit.1`, whether it is carried out and whether it is passed over;
   * one without a condition cannot be.
   */
  readonly instructions: Readonly<Record<string, { readonly taken: boolean; readonly skipped?: boolean }>>
  /** Of each call, by its place, the declared outcomes, each with whether it is had. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, boolean>>>>
}

/** Something that a checked flow could not carry out: a fault of the flow that its check does not find, or of the engine. */
export interface FlowFailure {
  readonly message: string
  /** The data that lead to it, up to the move before. */
  readonly example: Example
  /** The event, or the action whose answer it was. */
  readonly event: string
}

/** What the search has found out about a flow: plain JSON. */
export interface Examples {
  /** The situations of each step, each with the data that lead there: those without a failed call and from a fresh start first. */
  readonly steps: Readonly<Record<string, readonly Example[]>>
  /** Every way through every event. */
  readonly ways: readonly ProvenWay[]
  readonly coverage: ExampleCoverage
  readonly failures: readonly FlowFailure[]
}
