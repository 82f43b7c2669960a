/** An answer that ends a call early: an HTTP status and a message without personal data, sent as `{status, message}`. */
export class Refusal extends Error {
  readonly status: number
  /** In how many seconds the call may be made again. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.retryAfter = retryAfter
  }
}
