import type { Analytics } from './analytics/Analytics.ts'
import type { BotCheck } from './botCheck/BotCheck.ts'
import type { ErrorSink } from './errorTracking/ErrorTracker.ts'
import type { IdentityProvider } from './identity/IdentityProvider.ts'

/** What an adapter may need to know. */
export interface AdapterOptions {
  /** The API base, with its slash. */
  readonly baseUrl: string
  /** prod, dev or qa. */
  readonly environment: string
  readonly isDevelopment: boolean
  /** Those it needs and takes, from the configuration. */
  readonly settings: Readonly<Record<string, string>>
  /** Where the page has Prove's web SDK itself: resolves with that module. */
  readonly loadProveSdk?: (() => Promise<unknown>) | undefined
}

/** One vendor behind a port: loaded only where it is configured, and not before it is needed. */
export interface Adapter<Port> {
  /** The settings that it cannot work without, each a text; they are public, as everything in a browser. */
  readonly needs: readonly string[]
  /** Those that it may be given besides. The name of one that is an address ends in `Url`. */
  readonly takes?: readonly string[]
  load(options: AdapterOptions): Promise<Port>
}

/** The ports that vendors stand behind. */
export interface Ports {
  readonly identityProvider: IdentityProvider
  readonly botCheck: BotCheck
  readonly analytics: Analytics
  readonly errorTracking: ErrorSink
}

const sandbox = <Port>(load: Adapter<Port>['load']): Adapter<Port> => ({ needs: [], load })

const keyed = { needs: ['siteKey'], takes: ['scriptUrl'] }

const recaptcha = (edition: 'v3' | 'enterprise'): Adapter<BotCheck> => ({
  ...keyed,
  load: async ({ settings }) =>
    (await import('./botCheck/recaptcha/createRecaptcha.ts')).createRecaptcha(edition, settings),
})

const loadProve = async (options: AdapterOptions): Promise<IdentityProvider> =>
  (await import('./identity/prove/createProveIdentityProvider.ts')).createProveIdentityProvider(options)

/** The adapters of the product, by the names that a configuration may use. */
export const adapters = {
  identityProvider: {
    sandbox: sandbox<IdentityProvider>(async (options) =>
      (await import('./identity/sandbox/createSandboxIdentityProvider.ts')).createSandboxIdentityProvider(options),
    ),
    prove: { needs: ['scriptUrl'], takes: ['integrity', 'backendUrl'], load: loadProve },
    // Where the page that mounts the widget brings the SDK along.
    proveFromPage: { needs: [], takes: ['backendUrl'], load: loadProve },
  },
  botCheck: {
    sandbox: sandbox<BotCheck>(async () =>
      (await import('./botCheck/createSandboxBotCheck.ts')).createSandboxBotCheck(),
    ),
    recaptchaV3: recaptcha('v3'),
    recaptchaEnterprise: recaptcha('enterprise'),
    turnstile: {
      ...keyed,
      load: async ({ settings }) => (await import('./botCheck/turnstile/createTurnstile.ts')).createTurnstile(settings),
    },
  },
  analytics: {
    sandbox: sandbox<Analytics>(async () =>
      (await import('./analytics/createSandboxAnalytics.ts')).createSandboxAnalytics(),
    ),
    dataLayer: {
      needs: [],
      load: async () => (await import('./analytics/createDataLayer.ts')).createDataLayer(),
    },
    segment: {
      needs: ['writeKey'],
      takes: ['apiUrl'],
      load: async (options) => (await import('./analytics/createSegmentAnalytics.ts')).createSegmentAnalytics(options),
    },
  },
  errorTracking: {
    sandbox: sandbox<ErrorSink>(async (options) =>
      (await import('./errorTracking/createSandboxErrorSink.ts')).createSandboxErrorSink(options),
    ),
    sentry: {
      needs: ['dsn'],
      takes: ['release'],
      load: async (options) => (await import('./errorTracking/createSentrySink.ts')).createSentrySink(options),
    },
  },
} satisfies { readonly [Port in keyof Ports]: Readonly<Record<string, Adapter<Ports[Port]>>> }

/** The name of an adapter of a port. */
export type AdapterName<Port extends keyof Ports> = keyof (typeof adapters)[Port] & string

/** The adapters of each port, the product's own or what a test puts in their place. */
export type Adapters = {
  readonly [Port in keyof Ports]: Readonly<Record<AdapterName<Port>, Adapter<Ports[Port]>>>
}
