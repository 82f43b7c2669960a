/** The failure of an action that lacks what only an earlier step could have given it, in the product's words. */
export function toMissing(message: string) {
  return { outcome: 'failed' as const, failure: { status: 'MissingIds', message, isTold: true } }
}
