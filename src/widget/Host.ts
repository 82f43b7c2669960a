import type { KeyValueStorage, ScopeSources, SessionOptions } from '../../engine/index.ts'
import type { ServicesOptions } from './createServices.ts'

/** The widest window, in CSS pixels, that counts as a mobile device. */
export const mobileWidth = 500

/** The query parameter of the URL that an instant link returns to. */
const instantLinkParameter = 'verification'

/** The environment that the widget runs in: a page or a test. */
export interface Host extends Pick<ServicesOptions, 'isMobile' | 'pageUrl' | 'documents' | 'loadProveSdk' | 'ready'> {
  readonly now: ScopeSources['now']
  /** Whether the page was opened from the link in a text message. */
  readonly isInstantLink: () => boolean
  /** The language on the screen; English by default. */
  readonly language?: () => string
  /** Whether the device is online; assumed true by default. */
  readonly isOnline?: () => boolean
  /** Returns the storage; throws where the browser blocks it. */
  readonly storage: () => KeyValueStorage
  /** Called with the name of each event that the flow tracks, in addition to analytics. */
  readonly track?: (event: string) => void
  /** Called with every instruction that the flow reaches. */
  readonly observe?: NonNullable<SessionOptions<unknown>['observe']>
}

/** The host of a widget in a browser page. */
export const browserHost: Host = {
  now: () => new Date(),
  isMobile: () => window.innerWidth <= mobileWidth,
  isInstantLink: () => new URLSearchParams(window.location.search).has(instantLinkParameter),
  pageUrl: () => window.location.href,
  isOnline: () => navigator.onLine,
  storage: () => window.localStorage,
}

/** Returns the partner's name from the validated init values; `Website`, our own site, if they have none. */
export function toPartnerName(init: Readonly<Record<string, unknown>>): string {
  const name = init['PartnerName']
  return typeof name === 'string' ? name : 'Website'
}
