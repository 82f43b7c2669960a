import { type BotCheck, BotCheckError } from './BotCheck.ts'
import { challengePlace } from '../../Footer.tsx'
import { createLazy } from '../createLazy.ts'
import { loadScript } from '../loadScript.ts'

/**
 * Creates the bot check by Cloudflare Turnstile, whose script is loaded with the first token. The settings are the `siteKey` and,
 * unless it is Cloudflare's own, the `scriptUrl`. `timeoutMs` limits the script, and each token that asks nothing of the
 * applicant.
 */
export function createTurnstile(
  {
    siteKey = '',
    scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  }: Readonly<Record<string, string>>,
  timeoutMs = 10_000,
): BotCheck {
  const turnstile = createLazy(async (): Promise<TurnstileApi> => {
    const url = new URL(scriptUrl, document.baseURI)
    url.searchParams.set('render', 'explicit')
    await loadScript({ url: url.href, timeoutMs }).catch((cause: unknown) => {
      throw new BotCheckError('Turnstile could not be loaded.', { cause })
    })
    const api: TurnstileApi | undefined = Reflect.get(window, 'turnstile')
    if (typeof api?.render !== 'function')
      throw new BotCheckError('The script has no Turnstile. Look at its "scriptUrl".')
    return api
  })

  return {
    token: async (action) =>
      solveChallenge(await turnstile(), {
        siteKey,
        action: toAction(action),
        language: document.documentElement.lang || 'auto',
        timeoutMs,
      }),
  }
}

/** Converts a name to what Cloudflare accepts: up to 32 letters, digits, underscores and hyphens. */
const toAction = (name: string) => name.replaceAll(/[^\w-]/g, '_').slice(0, 32)

/** What the token is for, the language of the challenge, and how many milliseconds it may take without one. */
export interface ChallengeOptions {
  readonly siteKey: string
  readonly action: string
  readonly language: string
  readonly timeoutMs: number
}

/** Gets one token from Turnstile with a temporary widget, which shows only if a person has to do something. */
export async function solveChallenge(
  api: TurnstileApi,
  { siteKey, action, language, timeoutMs }: ChallengeOptions,
): Promise<string> {
  const place = document.createElement('div')
  // Makes the element focusable.
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
          // From here on, Turnstile decides how much time the person has.
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

/** The parameters for one token, named as in Cloudflare's documentation of explicit rendering. */
export interface TurnstileParameters {
  readonly sitekey: string
  readonly action: string
  readonly language: string
  readonly appearance: 'interaction-only'
  readonly retry: 'never'
  readonly 'refresh-expired': 'never'
  readonly 'response-field': false
  readonly callback: (token: string) => void
  /** Returns true for an error that was handled; Turnstile throws any other. */
  readonly 'error-callback': (code?: string) => boolean
  readonly 'timeout-callback': () => void
  readonly 'unsupported-callback': () => void
  readonly 'before-interactive-callback': () => void
}

/** The used part of the global that Turnstile's script defines. */
export interface TurnstileApi {
  render(place: HTMLElement, parameters: TurnstileParameters): string | null | undefined
  remove(id: string): void
}
