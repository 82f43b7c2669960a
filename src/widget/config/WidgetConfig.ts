import type { AdapterName } from '../integrations/adapterSettings.ts'

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
