/** Something was called by a name that means nothing there; `known` are the names that do. */
export class UnknownNameError extends Error {
  override readonly name = 'UnknownNameError'

  constructor(
    message: string,
    readonly given: unknown,
    readonly known: readonly string[],
  ) {
    super(message)
  }
}
