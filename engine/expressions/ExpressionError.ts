/**
 * An expression that could not be evaluated: which one and why, with the path of the data but never the value, which may be personal.
 * A `cause` is there only when a declared function threw; it is not safe to report.
 */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError'
  readonly reason: string
  readonly expression: string | undefined

  constructor(reason: string, expression?: string, cause?: unknown) {
    super(
      `${expression === undefined ? 'An expression' : `The expression ${expression}`} could not be evaluated: ${reason}.`,
      cause === undefined ? undefined : { cause },
    )
    this.reason = reason
    this.expression = expression
  }
}
