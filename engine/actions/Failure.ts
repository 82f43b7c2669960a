/** A call that did not answer as its contract foresees: the HTTP status, or the name of the error where there was no answer. */
export interface Failure {
  readonly status: number | string
  readonly message: string
}
