import type { KeyValueStorage, ScopeSources, SessionOptions } from '../../engine/index.ts'
import type { ServicesOptions } from './createServices.ts'

/** Up to this width in CSS pixels a window counts as a mobile device. */
export const mobileWidth = 500

/** The query parameter of the page that an instant link leads back to. */
const instantLinkParameter = 'verification'

/** What the widget runs in: a page, or a test. */
export interface Host extends Pick<ServicesOptions, 'isMobile' | 'pageUrl' | 'documents' | 'loadProveSdk' | 'ready'> {
  readonly now: ScopeSources['now']
  /** Whether the page was opened by the link of a text message. */
  readonly isInstantLink: () => boolean
  /** The language that is shown; English unless told. */
  readonly language?: () => string
  /** Whether there is a connection; taken for granted unless told. */
  readonly isOnline?: () => boolean
  /** Throws where a browser blocks storage. */
  readonly storage: () => KeyValueStorage
  /** Told the name of each event that the flow tracks, beside analytics. */
  readonly track?: (event: string) => void
  /** Told of every instruction of the flow that was reached. */
  readonly observe?: SessionOptions<unknown>['observe']
}

/** The page around the widget. */
export const browserHost: Host = {
  now: () => new Date(),
  isMobile: () => window.innerWidth <= mobileWidth,
  isInstantLink: () => new URLSearchParams(window.location.search).has(instantLinkParameter),
  pageUrl: () => window.location.href,
  isOnline: () => navigator.onLine,
  storage: () => window.localStorage,
}

/** Who sent the applicant, by the validated init values; our own website when they name nobody. */
export function toPartnerName(init: Readonly<Record<string, unknown>>): string {
  const name = init['PartnerName']
  return typeof name === 'string' ? name : 'Website'
}
