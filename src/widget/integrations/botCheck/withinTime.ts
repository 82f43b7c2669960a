import { BotCheckError } from './BotCheckError.ts'

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
