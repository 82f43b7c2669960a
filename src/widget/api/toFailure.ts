import type { Failure } from '../../../engine/index.ts'
import { failureMessages } from './failureMessages.ts'
import type { HttpAnswer } from './HttpAnswer.ts'
import { toMessage } from './toMessage.ts'

/** The failure of a call that was taken for a program's. */
export const botRefusal: Failure = { status: 'BotRefused', message: failureMessages.bot }

/** The failure of an answer outside 200 to 299: its status (400 where it has none) and the best words that it offers. */
export function toFailure({ status, statusText, data }: HttpAnswer): Failure {
  const message = toMessage(data)
  if (status === 401 && message?.toLowerCase().includes('bot')) return botRefusal
  return { status: status || 400, message: message ?? (statusText.trim() || failureMessages.anything) }
}

/** The failure of a good answer that says that nothing was saved, in its own words. */
export function toRefusal(data: unknown): Failure {
  return { status: 'Refused', message: toMessage(data) ?? failureMessages.anything }
}
