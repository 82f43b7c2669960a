/** An answer that ends a call early: an HTTP status and a message without personal data, sent as `{status, message}`. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
  }
}
