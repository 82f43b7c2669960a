import type { Failure } from '../../../engine/index.ts'
import type { HttpAnswer } from './sendRequest.ts'
import { botRefusal, toFailure, toRefusal, toMessage } from './toFailure.ts'

/** What an HTTP answer means: data yet to be validated by its schema, nothing at all, or a failure. */
export type Answer =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly failure: Failure }

const noContent = 204

/**
 * Reads an HTTP answer. A status above 204 says nothing but, perhaps, that we were taken for a bot. A call that only saves has
 * done so with any good answer that does not say otherwise.
 */
export function toAnswer(answer: HttpAnswer, saves = false): Answer {
  const { status, data } = answer
  if (status < 200 || status > 299) return { kind: 'failed', failure: toFailure(answer) }
  const isBotRefused = status > noContent && toMessage(data)?.includes('Seems like a bot.')
  if (isBotRefused) return { kind: 'failed', failure: botRefusal }
  if (saves) return isRefusal(data) ? { kind: 'failed', failure: toRefusal(data) } : { kind: 'nothing' }
  return status > noContent ? { kind: 'nothing' } : { kind: 'data', data }
}

function isRefusal(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return ('success' in data && data.success === false) || ('isValid' in data && data.isValid === false)
}
