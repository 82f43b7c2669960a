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
  /** What was sent to create a contact, by the application's id, while it is not known what came of it; in memory only. */
  readonly unanswered: Map<string, ApiContracts['createContact']['request']>
  /** Where the applicant comes from, of which the lead of an application is told. */
  origin(): { readonly init: Readonly<Record<string, unknown>>; readonly isMobile: boolean }
}

/** What services know of the page that they run in, and what tests put in the place of the product's own. */
export interface ServicesOptions {
  /** The values that the page started the widget with. */
  readonly init: () => Readonly<Record<string, unknown>>
  readonly isMobile: () => boolean
  /** The analytics events of the flow, each with the names of what may be told with it. */
  readonly events: () => CompiledFlow['events']
  readonly pageUrl?: () => string
  /** Told what the API host's clock said. */
  readonly tellTime?: (date: string | undefined) => void
  readonly ready?: ApiClientOptions['ready']
  /** In place of a tab of the browser. */
  readonly documents?: DocumentsSite
  readonly adapters?: Adapters
  /** Where the page has Prove's web SDK itself, for the adapter `proveFromPage`. */
  readonly loadProveSdk?: () => Promise<unknown>
  readonly log?: Log
}

const silentLog: Log = { warn: () => undefined }

/** Creates the services that a configuration names. Nothing is loaded or sent before it is used. */
export function createServices(config: WidgetConfig, options: ServicesOptions): Services {
  const { adapters = ownAdapters, pageUrl = () => window.location.href } = options
  const { log = config.isDevelopment ? consoleLog : silentLog } = options
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
    origin: () => ({ init: options.init(), isMobile: options.isMobile() }),
  }
}
