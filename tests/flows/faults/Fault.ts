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

/** A change to one of the product's own files that spoils one thing, and what is said of it. */
export interface ProductFault {
  /** The path of the file below the project. */
  readonly file: string
  readonly from: string
  readonly to: string
  readonly code: string
  /** A part of the sentence. */
  readonly says: string
  /** The text whose line is shown, in the file as it is then; what takes the place of the other unless told. */
  readonly at?: string
}
