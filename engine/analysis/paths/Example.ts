import type { Way } from './Way.ts'

/** The answer to a call in an example: one of its outcomes with data, or a failure. */
export interface ExampleAnswer {
  readonly action: string
  /** A declared outcome, or `failed`. */
  readonly outcome: string
  readonly data?: unknown
  /** Only with `failed`. */
  readonly failure?: { readonly status: number | string; readonly message: string }
}

/** One action of the applicant or the page in an example, with the answers to the calls that it causes, in order. */
export interface ExampleMove {
  /**
   * `start` opens the page, `submit` submits the form with `value`, `send` sends another event with `value`, `change` types
   * `value` into the form and leaves the field of the event, `answer` is the answer of an action that waits, `back` goes a step
   * back, `close` closes the dialog.
   */
  readonly kind: 'start' | 'submit' | 'send' | 'change' | 'answer' | 'back' | 'close'
  /** The step where it happens; undefined for the start. */
  readonly step: string | undefined
  /** The name of the event in the flow; the name of the action for `answer`. */
  readonly event: string
  /** The form as it is submitted or typed, or the payload of the event. */
  readonly value?: unknown
  readonly answers: readonly ExampleAnswer[]
}

/** Data that lead to one situation: plain JSON, found by a search and confirmed by a replay through the engine. */
export interface Example {
  /** What distinguishes the situation, in words: `the order is more than 10 days old`. */
  readonly label: string
  /** The step that is shown at the end. */
  readonly step: string
  /** The dialog that is open at the end. */
  readonly dialog?: string
  /** The action that the step waits for at the end, if its last event is not finished. */
  readonly asks?: string
  /** The facts of the host page, the same from the start to the end. */
  readonly facts: Readonly<Record<string, unknown>>
  /** The data saved at an earlier visit, and their age in days. */
  readonly saved?: { readonly data: Readonly<Record<string, unknown>>; readonly ageDays: number }
  readonly moves: readonly ExampleMove[]
  /** The ids of the ways that it takes, in order. */
  readonly ways: readonly string[]
}

/** A way through an event, and whether the search found data that lead along it. */
export interface ProvenWay extends Way {
  readonly isProven: boolean
}

/** Which parts of a flow the examples reach. */
export interface ExampleCoverage {
  /** Whether each step is reached. */
  readonly steps: Readonly<Record<string, boolean>>
  /**
   * Whether each instruction runs, by its place such as `steps.X.on.submit.1`, and whether it is skipped, which only happens to
   * one with a condition.
   */
  readonly instructions: Readonly<Record<string, { readonly taken: boolean; readonly skipped?: boolean }>>
  /** Whether each outcome of each call occurs, by the place of the call. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, boolean>>>>
}

/** An error while running a checked flow: a fault of the flow that its check does not find, or of the engine. */
export interface FlowFailure {
  readonly message: string
  /** The data that lead to it, up to the move before the failure. */
  readonly example: Example
  /** The event that failed, or the action whose answer led to the failure. */
  readonly event: string
}

/** The results of the search through a flow: plain JSON. */
export interface Examples {
  /** The situations of each step with data that lead there, first those without a failed call and from a fresh start. */
  readonly steps: Readonly<Record<string, readonly Example[]>>
  /** Every way through every event. */
  readonly ways: readonly ProvenWay[]
  readonly coverage: ExampleCoverage
  readonly failures: readonly FlowFailure[]
}
