/** What a configuration tells an adapter; it is public, as everything in a browser. */
export interface AdapterSettings {
  /** The settings that it cannot work without, each a text. */
  readonly needs: readonly string[]
  /** Those that it may be given besides. The name of one that is an address ends in `Url`, that of several with spaces between in `Urls`. */
  readonly takes?: readonly string[]
}

const nothing = { needs: [] }
const keyed = { needs: ['siteKey'], takes: ['scriptUrl'] }

/** The adapters that a configuration may name, by port; `adapters.ts` has their code. */
export const adapterSettings = {
  identityProvider: {
    sandbox: nothing,
    prove: { needs: ['scriptUrl'], takes: ['integrity', 'backendUrls'] },
    // Where the page that mounts the widget brings the SDK along.
    proveFromPage: { needs: [], takes: ['backendUrls'] },
  },
  botCheck: { sandbox: nothing, recaptchaV3: keyed, recaptchaEnterprise: keyed, turnstile: keyed },
  analytics: { sandbox: nothing, dataLayer: nothing, segment: { needs: ['writeKey'], takes: ['apiUrl'] } },
  // Nobody completes addresses unless a deployment says so: what is typed there goes to the vendor.
  addressCompletion: { amazonLocation: { needs: ['apiUrl', 'apiKey'] } },
  errorTracking: { sandbox: nothing, sentry: { needs: ['dsn'], takes: ['release'] } },
} satisfies Readonly<Record<string, Readonly<Record<string, AdapterSettings>>>>

/** The name of an adapter of a port. */
export type AdapterName<Port extends keyof typeof adapterSettings> = keyof (typeof adapterSettings)[Port] & string
