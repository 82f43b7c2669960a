import type { Answer } from './toOutcome.ts'

/** HTTP 422 (RFC 9110, 15.5.21): the credit bureau or the lenders understood the request and will not act on it. */
const refusedStatus = 422

/** Tells a refused credit pull, which is an answer, from a call that failed and may be tried again. */
export function isCreditRefusal(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.failure.status === refusedStatus
}
