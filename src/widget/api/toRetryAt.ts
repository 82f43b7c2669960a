import type { HttpAnswer } from './HttpAnswer.ts'

/** Too many requests, and out of service for a while (RFC 6585 and 9110): where a `Retry-After` says when to come again. */
const statuses = [429, 503]

/** When a refused call may be made again, on the clock of `performance.now()`; undefined when the host does not say. */
export function toRetryAt({ status, retryAfter, date }: HttpAnswer): number | undefined {
  if (retryAfter === undefined || !statuses.includes(status)) return undefined
  // The clock of the host is asked where it tells its own, since that of the device may be wrong by years.
  const sentAt = Date.parse(date ?? '') || Date.now()
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - sentAt
  return waitMs > 0 ? performance.now() + waitMs : undefined
}
