import type { Edit } from '../newsletter/editNewsletter.ts'

/** A change to the newsletter flow that spoils one thing, and what is to be said of it. */
export interface Fault extends Edit {
  /** What else has to be changed, so that nothing but the one thing is wrong. */
  readonly and?: readonly Edit[]
  /** The file that shows the fault, if it is another one. */
  readonly in?: string
  readonly code: string
  /** The text at which the fault is shown, with what stands before it in parentheses when it occurs more than once. */
  readonly at: string
  readonly says: string
  readonly hint?: string
}
