import type { AdapterName } from '../config/WidgetConfig.ts'
import type { AddressCompletion } from './addressCompletion/completeStreets.ts'
import type { Analytics } from './analytics/createAnalytics.ts'
import type { BotCheck } from './botCheck/BotCheck.ts'
import type { ErrorSink } from './errorTracking/createErrorTracker.ts'
import type { IdentityProvider } from './identity/IdentityProvider.ts'

/** The options that an adapter receives. */
export interface AdapterOptions {
  /** The API base, with its slash. */
  readonly baseUrl: string
  /** `prod`, `dev` or `qa`. */
  readonly environment: string
  readonly isDevelopment: boolean
  /** The adapter's settings, from the configuration. */
  readonly settings: Readonly<Record<string, string>>
  /** Loads Prove's web SDK, if the page has it. */
  readonly loadProveSdk?: (() => Promise<unknown>) | undefined
}

/** The ports that vendors implement. */
export interface Ports {
  readonly identityProvider: IdentityProvider
  readonly botCheck: BotCheck
  readonly analytics: Analytics
  readonly errorTracking: ErrorSink
  readonly addressCompletion: AddressCompletion
}

/** Loads the adapter of a vendor. Its code is fetched only where it is configured, and not before it is needed. */
export type LoadAdapter<Port> = (options: AdapterOptions) => Promise<Port>

/** The adapters of each port: the product's own, or those of a test. */
export type Adapters = {
  readonly [Port in keyof Ports]: Readonly<Record<AdapterName<Port>, LoadAdapter<Ports[Port]>>>
}

const recaptcha =
  (edition: 'v3' | 'enterprise'): LoadAdapter<BotCheck> =>
  async ({ settings }) =>
    (await import('./botCheck/createRecaptcha.ts')).createRecaptcha(edition, settings)

const loadProve: LoadAdapter<IdentityProvider> = async (options) =>
  (await import('./identity/createProveIdentityProvider.ts')).createProveIdentityProvider(options)

/** The adapters of the product, by the names that a configuration may use. */
export const adapters: Adapters = {
  identityProvider: {
    sandbox: async (options) =>
      (await import('./identity/createSandboxIdentityProvider.ts')).createSandboxIdentityProvider(options),
    prove: loadProve,
    proveFromPage: loadProve,
  },
  botCheck: {
    // Accepts everybody as a person.
    sandbox: async () => ({ token: () => Promise.resolve(crypto.randomUUID()) }),
    recaptchaV3: recaptcha('v3'),
    recaptchaEnterprise: recaptcha('enterprise'),
    turnstile: async ({ settings }) => (await import('./botCheck/createTurnstile.ts')).createTurnstile(settings),
  },
  analytics: {
    sandbox: async () => (await import('./sandboxSinks.ts')).createSandboxAnalytics(),
    dataLayer: async () => (await import('./analytics/createDataLayer.ts')).createDataLayer(),
    segment: async (options) => (await import('./analytics/createSegmentAnalytics.ts')).createSegmentAnalytics(options),
  },
  errorTracking: {
    sandbox: async (options) => (await import('./sandboxSinks.ts')).createSandboxErrorSink(options),
    sentry: async (options) => (await import('./errorTracking/createSentrySink.ts')).createSentrySink(options),
  },
  addressCompletion: {
    amazonLocation: async (options) =>
      (await import('./addressCompletion/createAmazonLocation.ts')).createAmazonLocation(options),
  },
}
