import { createLazy } from '../../createLazy.ts'
import { loadScript } from '../../loadScript.ts'
import { BotCheckError, type BotCheck } from '../BotCheck.ts'
import { solveChallenge } from './solveChallenge.ts'
import type { TurnstileApi } from './TurnstileApi.ts'

/**
 * Creates the bot check by Cloudflare Turnstile, whose script is loaded with the first token. The settings are the
 * `siteKey` and, unless it is Cloudflare's own, the `scriptUrl`; `timeoutMs` is for the script, and again for each token
 * that asks nothing of the applicant.
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

/** Cloudflare takes up to 32 letters, digits, underscores and hyphens. */
const toAction = (name: string) => name.replaceAll(/[^\w-]/g, '_').slice(0, 32)
