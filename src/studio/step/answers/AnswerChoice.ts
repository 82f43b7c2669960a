import type { ActionResult } from '../../../../engine/index.ts'

/** One way in which a call may come out, for somebody to choose. */
export interface AnswerChoice {
  /** A declared outcome, or `failed`. */
  readonly outcome: string
  /** What the flow makes of it, in words: `the car is more than 10 years old`; empty when it makes nothing special of it. */
  readonly words: string
  readonly result: ActionResult
}
