import { Refusal } from './Refusal.ts'

const remembered = 10_000

/** Makes the check of the bot headers of a call: throws a 401 that mentions the bot unless there is an override or a token never seen before. */
export function createBotCheck(): (token: string | undefined, override: string | undefined) => void {
  const seen = new Set<string>()
  return (token, override) => {
    if (override) return
    if (!token) throw new Refusal(401, 'The bot token is missing.')
    if (seen.has(token)) throw new Refusal(401, 'The bot token was used before.')
    seen.add(token)
    const [oldest] = seen
    if (seen.size > remembered && oldest !== undefined) seen.delete(oldest)
  }
}
