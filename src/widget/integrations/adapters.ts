import type { Analytics } from './analytics/Analytics.ts'
import type { BotCheck } from './botCheck/BotCheck.ts'
import type { ErrorSink } from './errorTracking/ErrorTracker.ts'
import type { IdentityProvider } from './identity/IdentityProvider.ts'

/** What an adapter may need to know. */
export interface AdapterOptions {
  /** The API base, with its slash. */
  readonly baseUrl: string
  readonly isDevelopment: boolean
}

type Loaders<Port> = Readonly<Record<'sandbox', (options: AdapterOptions) => Promise<Port>>>

/** The adapters of each port, by the names that a configuration may use, loaded when they are first needed. */
export interface Adapters {
  readonly identityProvider: Loaders<IdentityProvider>
  readonly botCheck: Loaders<BotCheck>
  readonly analytics: Loaders<Analytics>
  readonly errorTracking: Loaders<ErrorSink>
}

/** The adapters of the product. A vendor's SDK that may not be bundled is to be loaded by its adapter. */
export const adapters: Adapters = {
  identityProvider: {
    sandbox: async (options) =>
      (await import('./identity/sandbox/createSandboxIdentityProvider.ts')).createSandboxIdentityProvider(options),
  },
  botCheck: {
    sandbox: async () => (await import('./botCheck/createSandboxBotCheck.ts')).createSandboxBotCheck(),
  },
  analytics: {
    sandbox: async () => (await import('./analytics/createSandboxAnalytics.ts')).createSandboxAnalytics(),
  },
  errorTracking: {
    sandbox: async (options) =>
      (await import('./errorTracking/createSandboxErrorSink.ts')).createSandboxErrorSink(options),
  },
}
