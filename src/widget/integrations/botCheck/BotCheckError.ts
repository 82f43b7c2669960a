/** Why a bot check has no token: its vendor is blocked or cannot be reached, or refused. The message is for developers. */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError'
}
