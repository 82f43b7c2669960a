/** A call that did not answer as its contract foresees: the HTTP status, or the name of the error where there was no answer. */
export interface Failure {
  readonly status: number | string
  readonly message: string
  /** Whether the message is made for the person: words of the service's own. Without it the product finds words. */
  readonly isTold?: boolean
  /** Whether it is surely the service's own answer: nothing between it and us says things in this form. */
  readonly isOwn?: boolean
  /** Before when the service wants no other try, on the clock of `performance.now()`. */
  readonly retryAt?: number
}
