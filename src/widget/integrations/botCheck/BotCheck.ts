/** Tells bots from people. */
export interface BotCheck {
  /** Returns a token that is valid once, for the call of this name; rejects if the vendor cannot be reached. */
  token(action: string): Promise<string>
}

/** Why there is no token: the vendor of the bot check is blocked, cannot be reached, or refused. The message is for developers. */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError'
}

/** Settles like the promise, or rejects with a `BotCheckError` after this many milliseconds; `what` begins its message. */
export function withinTime<Outcome>(outcome: Promise<Outcome>, milliseconds: number, what: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new BotCheckError(`${what} did not answer within ${milliseconds} ms.`)),
      milliseconds,
    )
    outcome.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
