import type { Failure } from '../actions/ActionHandler.ts'

/** What a server answered; `data` is the parsed JSON, or the text where it was none. */
export interface HttpAnswer {
  readonly status: number
  readonly statusText: string
  readonly data: unknown
  /** The headers of these names, where the host lets us read them. */
  readonly retryAfter?: string | undefined
  readonly date?: string | undefined
}

/** What an HTTP answer means: data yet to be validated by its schema, nothing at all, or a failure. */
export type Answer =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly failure: Failure }

const noContent = 204

/**
 * Reads an HTTP answer. A status above 204 says nothing. A call that only saves has done so with any good answer that does not
 * say otherwise.
 */
export function toAnswer(answer: HttpAnswer, saves = false): Answer {
  const { status, data } = answer
  if (status < 200 || status > 299) return { kind: 'failed', failure: toFailure(answer) }
  if (saves) return isRefusal(data) ? { kind: 'failed', failure: toRefusal(data) } : { kind: 'nothing' }
  return status > noContent ? { kind: 'nothing' } : { kind: 'data', data }
}

function isRefusal(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return ('success' in data && data.success === false) || ('isValid' in data && data.isValid === false)
}

/** What failures say when the service has no words of its own for a person. */
export const wordless = 'Something went wrong, please try again later.'

/** The failure of an answer outside 200 to 299: its status (400 where it has none) and the best words that it offers. */
export function toFailure(answer: HttpAnswer): Failure {
  const { status, statusText, data } = answer
  const message = toMessage(data)
  const retryAt = toRetryAt(answer)
  return {
    status: status || 400,
    ...(typeof Object(data).status === 'number' ? { isOwn: true } : {}),
    ...(message === undefined ? { message: statusText.trim() || wordless } : toTold(message)),
    ...(retryAt === undefined ? {} : { retryAt }),
  }
}

/** The failure of a good answer that says that nothing was saved, in its own words. */
function toRefusal(data: unknown): Failure {
  const message = toMessage(data)
  return { status: 'Refused', ...(message === undefined ? { message: wordless } : toTold(message)) }
}

/** More than so many characters of the host's words nobody reads. */
const longest = 300

const toTold = (message: string) => ({ message: toShortText(message, longest), isTold: true })

/** The failure of a call that got no answer: the name of the error and its message. */
export function toNetworkFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { status: 'Error', message: wordless }
  return { status: error.name, message: error.message || wordless }
}

/** The error of something that was called off, by the name that everybody looks for: `AbortError`. */
export const toAbortError = (): DOMException => new DOMException('The operation was aborted.', 'AbortError')

/** Too many requests, and out of service for a while (RFC 6585 and 9110): where a `Retry-After` says when to come again. */
const statuses = [429, 503]

/** When a refused call may be made again, on the clock of `performance.now()`; undefined when the host does not say. */
function toRetryAt({ status, retryAfter, date }: HttpAnswer): number | undefined {
  if (retryAfter === undefined || !statuses.includes(status)) return undefined
  // The clock of the host is asked where it tells its own, since that of the device may be wrong by years.
  const sentAt = Date.parse(date ?? '') || Date.now()
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - sentAt
  return waitMs > 0 ? performance.now() + waitMs : undefined
}

/**
 * The words of an answer: its `message`, or where that is a JSON text or object with a `message` in turn, the innermost
 * one; undefined when there are none.
 */
export function toMessage(data: unknown): string | undefined {
  let message: unknown
  let answer = toObject(data)
  while (answer && 'message' in answer) {
    message = answer.message
    answer = toObject(message)
  }
  // JSON that holds no message is nothing to show to a person.
  if (answer || typeof message !== 'string') return undefined
  return message.trim() || undefined
}

function toObject(value: unknown): object | undefined {
  if (typeof value === 'string') return parseObject(value)
  return typeof value === 'object' && value !== null ? value : undefined
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** A text of at most so many characters: a longer one ends after a whole word, with an ellipsis. */
function toShortText(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  // No word is as long as that, except in a text that is none.
  const words = start.replace(/\s+\S{0,40}$/u, '')
  return `${words.replace(/[\uD800-\uDBFF]$/u, '')}…`
}
