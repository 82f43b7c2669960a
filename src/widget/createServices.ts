import type { CompiledFlow } from '../../engine/index.ts'
import contract from '../../flows/refinance.json?calls'
import type { ApiContracts } from './contracts.generated.ts'
import { type ApiClient, type ApiClientOptions, createApiClient } from './api/createApiClient.ts'
import { type Adapters, type Ports, adapters as ownAdapters } from './integrations/adapters.ts'
import type { AdapterName, AdapterChoice, WidgetConfig } from './config/WidgetConfig.ts'
import { type Analytics, createAnalytics } from './integrations/analytics/createAnalytics.ts'
import { type Log, consoleLog } from './early/consoleLog.ts'
import { createLazy } from './integrations/createLazy.ts'
import { type DocumentsSite, createDocumentsSite } from './integrations/createDocumentsSite.ts'
import { type ErrorTracker, createErrorTracker } from './integrations/errorTracking/createErrorTracker.ts'
import { type Verifications, createVerifications, toReturnUrl } from './integrations/identity/createVerifications.ts'
import type { MessageHub } from './integrations/messageHub/createMessageHub.ts'

/** Everything outside the widget that its action handlers may use. */
export interface Services {
  readonly api: ApiClient
  readonly verification: Verifications
  readonly messageHub: () => Promise<MessageHub>
  readonly documents: DocumentsSite
  readonly analytics: Required<Analytics>
  readonly errorTracker: ErrorTracker
  /** The requests of contact creations whose outcome is still unknown, by application id; kept in memory only. */
  readonly unanswered: Map<string, ApiContracts['createContact']['request']>
  /** Whether a choice of an offer may have been carried out already, by its id. */
  readonly openChoices: Map<string, boolean>
  /** Returns where the applicant comes from, which is sent with the application's lead. */
  origin(): { readonly init: Readonly<Record<string, unknown>>; readonly isMobile: boolean }
}

/** What the services know about the page they run in, and replacements that a test may provide. */
export interface ServicesOptions {
  /** Returns the values that the page started the widget with. */
  readonly init: () => Readonly<Record<string, unknown>>
  readonly isMobile: () => boolean
  /** Returns the analytics events of the flow, each with the names of the properties it may carry. */
  readonly events: () => CompiledFlow['events']
  readonly pageUrl: () => string
  /** Called with the date that the API host's clock reports. */
  readonly tellTime?: (date: string | undefined) => void
  readonly ready?: ApiClientOptions['ready']
  /** Replaces opening a tab of the browser. */
  readonly documents?: DocumentsSite
  readonly adapters?: Adapters
  /** Loads Prove's web SDK from the page itself, for the adapter `proveFromPage`. */
  readonly loadProveSdk?: () => Promise<unknown>
  readonly log?: Log
}

const silentLog: Log = { warn: () => undefined }

/** Creates the services that a configuration names. Nothing is loaded or sent before its first use. */
export function createServices(config: WidgetConfig, options: ServicesOptions): Services {
  const { adapters = ownAdapters, pageUrl, log = config.isDevelopment ? consoleLog : silentLog } = options
  const { apiBaseUrl: baseUrl, botOverride, environment, isDevelopment } = config

  const open = async <Port extends keyof Ports>(
    port: Port,
    { adapter, settings }: AdapterChoice<AdapterName<Port>>,
  ): Promise<Ports[Port]> =>
    adapters[port][adapter]({ baseUrl, environment, isDevelopment, settings, loadProveSdk: options.loadProveSdk })

  const errorTracker = createErrorTracker(() => open('errorTracking', config.errorTracking))
  const botCheck = createLazy(() => open('botCheck', config.botCheck))
  const api = createApiClient({
    baseUrl,
    contract,
    botToken: async (call) =>
      botOverride
        ? { header: 'override', value: botOverride }
        : { header: 'token', value: await (await botCheck()).token(call) },
    report: (error) => errorTracker.report(error),
    tellTime: options.tellTime,
    ready: options.ready,
  })
  const hub = createLazy(async (): Promise<MessageHub> => {
    const { createMessageHub } = await import('./integrations/messageHub/createMessageHub.ts')
    return createMessageHub({ baseUrl, accessToken: () => api.accessToken(), log })
  })

  return {
    api,
    verification: createVerifications({
      load: () => open('identityProvider', config.identityProvider),
      returnUrl: () => toReturnUrl(pageUrl()),
      report: (error) => errorTracker.report(error),
    }),
    messageHub: hub,
    documents: options.documents ?? createDocumentsSite(config.documentsUrl),
    analytics: createAnalytics({
      sinks: config.analytics.map((choice) => () => open('analytics', choice)),
      propertiesOf: (event) => options.events()[event],
    }),
    errorTracker,
    unanswered: new Map(),
    openChoices: new Map(),
    origin: () => ({ init: options.init(), isMobile: options.isMobile() }),
  }
}
