import { type BotCheck, BotCheckError, withinTime } from './BotCheck.ts'
import { createLazy } from '../createLazy.ts'
import { loadScript } from '../loadScript.ts'

/** The editions of reCAPTCHA, which differ in their script and in where it puts its functions. */
export type RecaptchaEdition = 'v3' | 'enterprise'

/** The global that reCAPTCHA's script defines. */
interface RecaptchaApi {
  ready(run: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<unknown>
}

const scripts = {
  v3: 'https://www.google.com/recaptcha/api.js',
  enterprise: 'https://www.google.com/recaptcha/enterprise.js',
}

/**
 * Creates the bot check by Google reCAPTCHA, whose script is loaded with the first token. The settings are the `siteKey` of a
 * score-based key and, unless it is Google's own, the `scriptUrl`. `timeoutMs` limits the script, and each token.
 */
export function createRecaptcha(
  edition: RecaptchaEdition,
  { siteKey = '', scriptUrl = scripts[edition] }: Readonly<Record<string, string>>,
  timeoutMs = 10_000,
): BotCheck {
  async function load(): Promise<RecaptchaApi> {
    const url = new URL(scriptUrl, document.baseURI)
    url.searchParams.set('render', siteKey)
    // Requests the version of the script that runs where Trusted Types are required.
    url.searchParams.set('trustedtypes', 'true')
    await loadScript({ url: url.href, timeoutMs })
    const api = readApi(edition)
    await new Promise<void>((resolve) => api.ready(resolve))
    return api
  }

  const recaptcha = createLazy(() =>
    withinTime(load(), timeoutMs, 'The script of reCAPTCHA').catch((cause: unknown) => {
      throw new BotCheckError('reCAPTCHA could not be loaded.', { cause })
    }),
  )

  return {
    async token(action) {
      const api = await recaptcha()
      const asking = Promise.resolve().then(() => api.execute(siteKey, { action: toAction(action) }))
      const token = await withinTime(asking, timeoutMs, 'reCAPTCHA').catch((cause: unknown) => {
        throw cause instanceof BotCheckError ? cause : new BotCheckError('reCAPTCHA gave no token.', { cause })
      })
      if (typeof token !== 'string' || token === '') throw new BotCheckError('reCAPTCHA gave an empty token.')
      return token
    },
  }
}

/** Replaces what Google does not accept: anything but letters, digits, slashes and underscores. */
const toAction = (name: string) => name.replaceAll(/[^\w/]/g, '_')

function readApi(edition: RecaptchaEdition): RecaptchaApi {
  const all = Object(Reflect.get(window, 'grecaptcha'))
  const api: RecaptchaApi | undefined = edition === 'enterprise' ? all['enterprise'] : all
  if (typeof api?.ready !== 'function')
    throw new BotCheckError(`The script has no reCAPTCHA of the edition ${edition}. Look at its "scriptUrl".`)
  return api
}
