/** What a page may load from whom besides its own origin and the API host: origins, or folders of them, by directive of the Content-Security-Policy. */
export interface Sources {
  readonly script?: readonly string[]
  readonly connect?: readonly string[]
  readonly frame?: readonly string[]
  readonly img?: readonly string[]
  readonly style?: readonly string[]
  /** Names of policies of Trusted Types; `*` for a vendor that does not tell the names of its own. */
  readonly trustedTypes?: readonly string[]
}

type Settings = Readonly<Record<string, string>>

const originOf = (url: string): string => new URL(url).origin

/** The policy of Trusted Types that `src/widget/integrations/loadScript.ts` loads the scripts of vendors through. */
const ownPolicy = 'refinance-vendors'

/**
 * Google: developers.google.com/recaptcha/docs/faq, its question about the Content-Security-Policy. Its script, its frames and
 * what it asks lie beside each other, also at `www.recaptcha.net`. Never a whole host: on those of Google anybody's script may lie.
 */
function recaptcha({ scriptUrl = 'https://www.google.com/recaptcha/api.js' }: Settings): Sources {
  const folder = new URL('.', scriptUrl).href
  return {
    script: [folder, 'https://www.gstatic.com/recaptcha/'],
    connect: [folder],
    frame: [folder, 'https://recaptcha.google.com/recaptcha/'],
    trustedTypes: ['*'],
  }
}

/**
 * Prove: developer.prove.com/reference/web-sdk. The token of a check names the backend, production's unless the configuration
 * says otherwise. The hosts of carriers are left out: where one cannot be asked, the applicant gets a code.
 */
const prove = ({ scriptUrl, backendUrl = 'https://device.prove-auth.proveapis.com/' }: Settings): Sources => {
  const backend = originOf(backendUrl)
  return {
    script: scriptUrl ? [originOf(scriptUrl)] : [],
    connect: [backend, backend.replace(/^http/, 'ws')],
    img: [backend],
    trustedTypes: scriptUrl ? [ownPolicy] : [],
  }
}

/** What each adapter needs with its settings, by port and name; an adapter that is not here needs nothing. */
export const vendorSources: Readonly<Record<string, Readonly<Record<string, (settings: Settings) => Sources>>>> = {
  identityProvider: { prove, proveFromPage: prove },
  botCheck: {
    recaptchaV3: recaptcha,
    recaptchaEnterprise: recaptcha,
    // Cloudflare: developers.cloudflare.com/turnstile/reference/content-security-policy.
    turnstile: ({ scriptUrl = 'https://challenges.cloudflare.com/' }) => ({
      script: [originOf(scriptUrl)],
      frame: [originOf(scriptUrl)],
      trustedTypes: [ownPolicy],
    }),
  },
  errorTracking: {
    sentry: ({ dsn = '' }) => ({ connect: [originOf(dsn)] }),
  },
  analytics: {
    segment: ({ apiUrl = 'https://api.segment.io/' }) => ({ connect: [originOf(apiUrl)] }),
  },
}
