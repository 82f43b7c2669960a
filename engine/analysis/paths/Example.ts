import type { Way } from './Way.ts'

/** What a call answers in an example: one of its outcomes with its data, or that it failed. */
export interface ExampleAnswer {
  readonly action: string
  /** A declared outcome, or `failed`. */
  readonly outcome: string
  readonly data?: unknown
  /** Beside `failed`. */
  readonly failure?: { readonly status: number | string; readonly message: string }
}

/** One thing that is done in an example, and what the calls that it leads to answer, in their order. */
export interface ExampleMove {
  /**
   * `start` opens the page, `submit` sends the form with `value`, `send` sends another event with `value`, `change` types `value`
   * into the form and leaves the field of the event, `answer` is the answer of an action that waits, `back` goes a step back,
   * `close` closes the dialog.
   */
  readonly kind: 'start' | 'submit' | 'send' | 'change' | 'answer' | 'back' | 'close'
  /** Where it is done; nothing for the start. */
  readonly step: string | undefined
  /** The name of the event in the flow; that of the action for `answer`. */
  readonly event: string
  /** The form as it is sent or typed, or what the event carries. */
  readonly value?: unknown
  readonly answers: readonly ExampleAnswer[]
}

/** Data that lead to one situation: plain JSON, found by a search and shown to be right by a replay through the engine. */
export interface Example {
  /** What is special about the situation, in words: `the order is more than 10 days old`. */
  readonly label: string
  /** The step that is shown in the end. */
  readonly step: string
  /** The dialog that is open in the end. */
  readonly dialog?: string
  /** The action that the step waits for in the end, when its last event is not through. */
  readonly asks?: string
  /** What the page tells from the start on. */
  readonly facts: Readonly<Record<string, unknown>>
  /** What was saved at an earlier visit, and how many days ago. */
  readonly saved?: { readonly data: Readonly<Record<string, unknown>>; readonly ageDays: number }
  readonly moves: readonly ExampleMove[]
  /** The ids of the ways that it takes, in their order. */
  readonly ways: readonly string[]
}

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
