/** The adapter that a port uses, and its settings, such as a site key. */
export interface AdapterChoice<Name extends string = string> {
  readonly adapter: Name
  readonly settings: Readonly<Record<string, string>>
}

/** Where the widget runs and whom it talks to; every address is absolute, `apiBaseUrl` ends in a slash. */
export interface WidgetConfig {
  readonly environment: 'prod' | 'dev' | 'qa'
  readonly apiBaseUrl: string
  /** The loan-processing service, where documents are uploaded. */
  readonly documentsUrl: string
  readonly identityProvider: AdapterChoice<AdapterName<'identityProvider'>>
  readonly botCheck: AdapterChoice<AdapterName<'botCheck'>>
  /** All of them are told every event. */
  readonly analytics: readonly AdapterChoice<AdapterName<'analytics'>>[]
  readonly errorTracking: AdapterChoice<AdapterName<'errorTracking'>>
  /** Where else than on the API host its message hub may lie, with spaces between: its negotiation leads there. */
  readonly messageHubUrls?: string
  /** Who completes addresses while they are typed; nobody without it. */
  readonly addressCompletion?: AdapterChoice<AdapterName<'addressCompletion'>>
  /** Stands in for the tokens of the bot check. */
  readonly botOverride?: string
  /** Saved applications that are older ask for the phone check again; none does unless told. */
  readonly verifyAfterMinutes?: number
  /** Whether this is a build for whoever develops it. */
  readonly isDevelopment: boolean
}

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

/** Something was called by a name that means nothing there; `known` are the names that do. */
export class UnknownNameError extends Error {
  override readonly name = 'UnknownNameError'

  constructor(
    message: string,
    readonly given: unknown,
    readonly known: readonly string[],
  ) {
    super(message)
  }
}
