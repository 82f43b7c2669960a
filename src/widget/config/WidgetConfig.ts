import { toNearest } from '../../../engine/index.ts'

/** The adapter that a port uses, and its settings, such as a site key. */
export interface AdapterChoice<Name extends string = string> {
  readonly adapter: Name
  readonly settings: Readonly<Record<string, string>>
}

/** Where the widget runs and which services it uses; every URL is absolute, and `apiBaseUrl` ends in a slash. */
export interface WidgetConfig {
  readonly environment: 'prod' | 'dev' | 'qa'
  readonly apiBaseUrl: string
  /** The loan-processing service, where documents are uploaded. */
  readonly documentsUrl: string
  readonly identityProvider: AdapterChoice<AdapterName<'identityProvider'>>
  readonly botCheck: AdapterChoice<AdapterName<'botCheck'>>
  /** Each of them receives every event. */
  readonly analytics: readonly AdapterChoice<AdapterName<'analytics'>>[]
  readonly errorTracking: AdapterChoice<AdapterName<'errorTracking'>>
  /** The URLs, separated by spaces, where the message hub may be besides the API host: its negotiation leads there. */
  readonly messageHubUrls?: string
  /** The provider that completes addresses while they are typed; without it, none are completed. */
  readonly addressCompletion?: AdapterChoice<AdapterName<'addressCompletion'>>
  /** Replaces the tokens of the bot check. */
  readonly botOverride?: string
  /** A saved application older than this asks for the phone check again; by default none does. */
  readonly verifyAfterMinutes?: number
  /** Whether this is a development build. */
  readonly isDevelopment: boolean
}

/** The settings of an adapter in a configuration; they are public, like everything in a browser. */
export interface AdapterSettings {
  /** The names of the required settings; each value is text. */
  readonly needs: readonly string[]
  /**
   * The names of the optional settings. In any list, a name ending in `Url` is a URL, and one ending in `Urls` several, separated
   * by spaces.
   */
  readonly takes?: readonly string[]
}

const nothing = { needs: [] }
const keyed = { needs: ['siteKey'], takes: ['scriptUrl'] }

/** The adapters that a configuration may name, by port; `adapters.ts` has their code. */
export const adapterSettings = {
  identityProvider: {
    sandbox: nothing,
    prove: { needs: ['scriptUrl'], takes: ['integrity', 'backendUrls'] },
    // For a page that mounts the widget and brings the SDK along.
    proveFromPage: { needs: [], takes: ['backendUrls'] },
  },
  botCheck: { sandbox: nothing, recaptchaV3: keyed, recaptchaEnterprise: keyed, turnstile: keyed },
  analytics: { sandbox: nothing, dataLayer: nothing, segment: { needs: ['writeKey'], takes: ['apiUrl'] } },
  // Addresses are completed only if a deployment says so, because what is typed goes to the vendor.
  addressCompletion: { amazonLocation: { needs: ['apiUrl', 'apiKey'] } },
  errorTracking: { sandbox: nothing, sentry: { needs: ['dsn'], takes: ['release'] } },
} satisfies Readonly<Record<string, Readonly<Record<string, AdapterSettings>>>>

/** The name of an adapter of a port. */
export type AdapterName<Port extends keyof typeof adapterSettings> = keyof (typeof adapterSettings)[Port] & string

/** Thrown for an unknown name; `known` lists the valid ones. */
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

/** Returns an operator's advice on an unusable configuration: what is wrong, how to fix it, and the nearest valid name. */
export function toAdvice(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const isNear = error instanceof UnknownNameError && typeof error.given === 'string'
  return isNear ? message + toNearest(error.given, error.known) : message
}
