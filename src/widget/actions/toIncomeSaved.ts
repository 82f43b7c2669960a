import { toDone, type Answer } from './toOutcome.ts'

/** The outcome of saving jobs or other income. A failure without words of the server's own says what could not be saved. */
export function toIncomeSaved(answer: Answer<unknown>) {
  if (answer.ok || answer.failure.isTold) return toDone('saved', answer)
  const message = 'Error while updating employment details and other income '
  return { outcome: 'failed' as const, failure: { ...answer.failure, message, isTold: true } }
}
