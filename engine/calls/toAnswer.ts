import type { Failure } from '../actions/ActionHandler.ts'

/** The server's answer. `data` is the parsed JSON, or the text if it is not JSON. */
export interface HttpAnswer {
  readonly status: number
  readonly statusText: string
  readonly data: unknown
  /** The headers `Retry-After` and `Date`, if the host exposes them. */
  readonly retryAfter?: string | undefined
  readonly date?: string | undefined
}

/** The meaning of an HTTP answer: data that still needs validation, nothing, or a failure. */
export type Answer =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly failure: Failure }

const noContent = 204

/**
 * Reads an HTTP answer. A success status above 204 has no data. A call that only saves succeeds with any success status, unless the answer
 * says otherwise.
 */
export function toAnswer(answer: HttpAnswer, saves?: boolean): Answer {
  const { status, data } = answer
  if (status < 200 || status > 299) return { kind: 'failed', failure: toFailure(answer) }
  if (saves) return isRefusal(data) ? { kind: 'failed', failure: toRefusal(data) } : { kind: 'nothing' }
  return status > noContent ? { kind: 'nothing' } : { kind: 'data', data }
}

function isRefusal(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return ('success' in data && data.success === false) || ('isValid' in data && data.isValid === false)
}

/** The message of a failure when the service has no text for the applicant. */
export const wordless = 'Something went wrong, please try again later.'

/** Returns the failure of an answer outside 200 to 299: its status (400 when it has none) and the best message that it offers. */
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

/** Returns the failure of a success status whose answer says that nothing was saved, with its own message. */
function toRefusal(data: unknown): Failure {
  const message = toMessage(data)
  return { status: 'Refused', ...(message === undefined ? { message: wordless } : toTold(message)) }
}

/** The maximum length of a host's message, in characters: nobody reads more. */
const longest = 300

const toTold = (message: string) => ({ message: toShortText(message, longest), isTold: true })

/** Returns the failure of a call without an answer: the name of the error and its message. */
export function toNetworkFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { status: 'Error', message: wordless }
  return { status: error.name, message: error.message || wordless }
}

/** Creates the error of an aborted operation, with the conventional name `AbortError`. */
export const toAbortError = (): DOMException => new DOMException('The operation was aborted.', 'AbortError')

/** Too many requests, and temporarily unavailable (RFC 6585 and 9110): the statuses whose `Retry-After` counts. */
const statuses = [429, 503]

/** Returns when a refused call may be repeated, on the clock of `performance.now()`; undefined when the host does not say. */
function toRetryAt({ status, retryAfter, date }: HttpAnswer): number | undefined {
  if (retryAfter === undefined || !statuses.includes(status)) return undefined
  // Use the host's clock if it sends one: the device's clock may be wrong by years.
  const sentAt = Date.parse(date ?? '') || Date.now()
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - sentAt
  return waitMs > 0 ? performance.now() + Math.min(waitMs, longestWaitMs) : undefined
}

/** The longest time that a refused call is held back: a longer one is rather a mistake, such as a date in another time zone. */
const longestWaitMs = 3_600_000

/**
 * Returns the message of an answer: its `message`, or the innermost one when that is JSON text or an object with a `message` of its own.
 * Returns undefined when there is none.
 */
export function toMessage(data: unknown): string | undefined {
  let message: unknown
  let answer = toObject(data)
  while (answer && 'message' in answer) {
    message = answer.message
    answer = toObject(message)
  }
  // JSON without a message is not shown to the applicant.
  if (answer || typeof message !== 'string') return undefined
  // A message with a character that turns text around would also turn what stands after it.
  return message.replaceAll(/\p{Bidi_Control}/gu, '').trim() || undefined
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

/** Shortens a text to so many characters: it ends after a whole word, with an ellipsis. */
function toShortText(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  // A longer sequence is not a word, so it may be cut.
  const words = start.replace(/\s+\S{0,40}$/u, '')
  return `${words.replace(/[\uD800-\uDBFF]$/u, '')}…`
}
