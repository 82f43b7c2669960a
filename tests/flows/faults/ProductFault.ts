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
