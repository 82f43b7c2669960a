/** Tells programs from people. */
export interface BotCheck {
  /** A token that shows it once, for the call of this name; rejects when the vendor cannot be reached. */
  token(action: string): Promise<string>
}

/** Why a bot check has no token: its vendor is blocked or cannot be reached, or refused. The message is for developers. */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError'
}

/** The outcome of a promise, or after so many milliseconds a `BotCheckError`; `what` begins its sentence. */
export function withinTime<Outcome>(outcome: Promise<Outcome>, milliseconds: number, what: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new BotCheckError(`${what} did not answer within ${milliseconds} ms.`)),
      milliseconds,
    )
    outcome.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
