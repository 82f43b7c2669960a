import type { Edit } from '../newsletter/editNewsletter.ts'

/** A change that breaks one thing in the newsletter flow, and the finding that is expected for it. */
export interface Fault extends Edit {
  /** Further edits, so that nothing but this one thing is wrong. */
  readonly and?: readonly Edit[]
  /** The file in which the fault is reported, if it is not the edited one. */
  readonly in?: string
  readonly code: string
  /** The text at which the fault is reported; if it occurs more than once, with the preceding text in parentheses. */
  readonly at: string
  readonly says: string
  readonly hint?: string
}

/** A change that breaks one thing in one of the product's own files, and the finding that is expected for it. */
export interface ProductFault {
  /** The path of the file, relative to the project. */
  readonly file: string
  readonly from: string
  readonly to: string
  readonly code: string
  /** Further edits, so that nothing but this one thing is wrong. */
  readonly and?: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  /** A part of the message. */
  readonly says: string
  /** The text in the changed file whose line is reported; by default the replacement. */
  readonly at?: string
}
