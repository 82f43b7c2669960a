import type { Failure } from '../../../engine/index.ts'
import { failureMessages } from './failureMessages.ts'
import type { HttpAnswer } from './HttpAnswer.ts'
import { toMessage } from './toMessage.ts'
import { toRetryAt } from './toRetryAt.ts'
import { toShortText } from './toShortText.ts'

/** The failure of a call that was taken for a program's. */
export const botRefusal: Failure = { status: 'BotRefused', message: failureMessages.bot }

/** The failure of an answer outside 200 to 299: its status (400 where it has none) and the best words that it offers. */
export function toFailure(answer: HttpAnswer): Failure {
  const { status, statusText, data } = answer
  const message = toMessage(data)
  if (status === 401 && message?.toLowerCase().includes('bot')) return botRefusal
  const retryAt = toRetryAt(answer)
  return {
    status: status || 400,
    ...(typeof Object(data).status === 'number' ? { isOwn: true } : {}),
    ...(message === undefined ? { message: statusText.trim() || failureMessages.anything } : toTold(message)),
    ...(retryAt === undefined ? {} : { retryAt }),
  }
}

/** The failure of a good answer that says that nothing was saved, in its own words. */
export function toRefusal(data: unknown): Failure {
  const message = toMessage(data)
  return { status: 'Refused', ...(message === undefined ? { message: failureMessages.anything } : toTold(message)) }
}

/** More than so many characters of the host's words nobody reads. */
const longest = 300

const toTold = (message: string) => ({ message: toShortText(message, longest), isTold: true })
