import type { Failure } from '../../../engine/index.ts'
import type { HttpAnswer } from './HttpAnswer.ts'
import { botRefusal, toFailure } from './toFailure.ts'
import { toMessage } from './toMessage.ts'

/** What an HTTP answer means: data yet to be judged by its schema, nothing at all, or a failure. */
export type Answer =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly failure: Failure }

const noContent = 204

/** Reads an HTTP answer. A status above 204 says nothing but, perhaps, that we were taken for a bot. */
export function toAnswer(answer: HttpAnswer): Answer {
  const { status, data } = answer
  if (status < 200 || status > 299) return { kind: 'failed', failure: toFailure(answer) }
  if (status < noContent) return { kind: 'data', data }
  const isBotRefused = toMessage(data)?.includes('Seems like a bot.')
  return isBotRefused ? { kind: 'failed', failure: botRefusal } : { kind: 'nothing' }
}
