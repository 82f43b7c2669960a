import type { GivenTracking } from '../early/origin.ts'

/** What a page may tell the widget when it starts it, and later. */
export interface InitOptions {
  /** Who sends the applicant, as the lead names it. */
  readonly PartnerName?: string
  /** An id of the page's own, which it is told again with the events of an application; it must mean nothing to anybody else. */
  readonly reference?: string
  /** The language to begin in, `en` or `es`, also with a region; without it the applicant's own choice or browser decides. */
  readonly locale?: string
  readonly branding?: GivenBranding
  readonly tracking?: {
    /** Campaign fields that are sent with the lead, by their names on the wire. */
    readonly extraData?: GivenTracking
  }
}

/** What a page may say of how the widget looks. */
export interface GivenBranding {
  readonly hideTopNav?: boolean
  /** A hex or named CSS colour. */
  readonly primaryColor?: string
  readonly secondaryColor?: string
  readonly roundCorners?: boolean
}
