import { challengePlace, BotCheckError } from '../BotCheck.ts'
import type { TurnstileApi } from './TurnstileApi.ts'

/** For whom the token is, in which language the applicant is asked, and how many milliseconds it may take unasked. */
export interface ChallengeOptions {
  readonly siteKey: string
  readonly action: string
  readonly language: string
  readonly timeoutMs: number
}

/** Has Turnstile make one token, with a widget of its own that is gone afterwards; it shows only when a person has to do something. */
export async function solveChallenge(
  api: TurnstileApi,
  { siteKey, action, language, timeoutMs }: ChallengeOptions,
): Promise<string> {
  const place = document.createElement('div')
  // So that it can be given the focus.
  place.tabIndex = -1
  challengePlace().append(place)
  const focused = document.activeElement
  let id: string | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (why: string) => reject(new BotCheckError(`Turnstile ${why}.`))
      timer = setTimeout(() => fail(`did not answer within ${timeoutMs} ms`), timeoutMs)
      id = api.render(place, {
        sitekey: siteKey,
        action,
        language,
        appearance: 'interaction-only',
        retry: 'never',
        'refresh-expired': 'never',
        'response-field': false,
        callback: resolve,
        'error-callback': (code) => {
          fail(`failed with ${code ?? 'no code'}`)
          return true
        },
        'timeout-callback': () => fail('was not answered in time'),
        'unsupported-callback': () => fail('does not support this browser'),
        'before-interactive-callback': () => {
          // From here on a person needs the time that Turnstile gives.
          clearTimeout(timer)
          place.scrollIntoView({ block: 'center' })
          place.focus({ preventScroll: true })
        },
      })
      if (id === undefined || id === null) fail('could not be drawn')
    })
  } finally {
    clearTimeout(timer)
    if (id !== undefined && id !== null) api.remove(id)
    if (place.contains(document.activeElement) && focused instanceof HTMLElement) focused.focus()
    place.remove()
  }
}
