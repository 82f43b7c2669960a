import { type Failure, type HttpAnswer, toMessage } from '../../../engine/index.ts'

const noContent = 204

/** The failure of a call that was taken for a program's; undefined for any other answer. */
export function toBotRefusal({ status, data }: HttpAnswer): Failure | undefined {
  const message = toMessage(data) ?? ''
  const isRefused =
    (status === 401 && message.toLowerCase().includes('bot')) ||
    (status > noContent && status < 300 && message.includes('Seems like a bot.'))
  if (!isRefused) return undefined
  return { status: 'BotRefused', message: 'We are unable to move forward with your application online currently.' }
}
