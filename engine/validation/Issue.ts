/** A person's mistake: the first failing rule of one field, never the value that was typed. */
export interface Issue {
  /** The field, as in `plateNumber` or `addresses.0.city`; empty for the form as a whole. */
  path: string
  /** A copy key. */
  message: string
  /** The schema keyword that failed first. */
  rule: string
  /** Placeholders for the copy, such as `{ limit: 5 }`. */
  params: Record<string, string | number>
}
