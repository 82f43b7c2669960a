/** The options that a page may pass when it starts the widget, and later. */
export interface InitOptions {
  /** The partner that sends the applicant, as the lead names it. */
  readonly PartnerName?: string
  /** An id of the page's own, which the page gets back with the application's events; it must mean nothing to anybody else. */
  readonly reference?: string
  /**
   * The token that the API host gave your server for this visit: known data of the applicant is filled in. It is read once, at
   * the start; see `docs/embedding.md`.
   */
  readonly prefillToken?: string
  /**
   * Where the widget opens: in a `dialog` or a `drawer`, by a button that the target is or contains; or, `lazy`, in the target
   * once that comes near the viewport. Without a mode it opens in the target at once.
   */
  readonly mode?: Mode
  /** The language to start in, `en` or `es`, also with a region; without it, the applicant's own choice or browser decides. */
  readonly locale?: string
  readonly branding?: GivenBranding
  readonly theme?: GivenTheme
  readonly tracking?: {
    /** The campaign fields that are sent with the lead, by their names in the request. */
    readonly extraData?: GivenTracking
  }
}

export const modes = ['dialog', 'drawer', 'lazy'] as const
type Mode = (typeof modes)[number]

/**
 * How the widget fits the page around it, besides its branding. Colors are hex or named CSS colors; each is made light or dark
 * enough for everything on it, in light and dark mode (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export interface GivenTheme {
  readonly background?: string
  /** The background of cards and of the header. */
  readonly surface?: string
  readonly text?: string
  /** The border of fields and of buttons that are not filled. */
  readonly border?: string
  /** The radius of the corners of fields, buttons and cards, in CSS pixels: 0 to 24. */
  readonly radius?: number
  /** The size of body text, in CSS pixels at the browser's default font size: 14 to 20. */
  readonly fontSize?: number
  /** A font that devices have installed; none is fetched. */
  readonly font?: (typeof fonts)[number]
  readonly spacing?: (typeof spacings)[number]
}

export const fonts = ['system', 'grotesque', 'humanist', 'geometric', 'rounded', 'serif'] as const
export const spacings = ['compact', 'regular', 'spacious'] as const

/** The branding that a page may pass. */
export interface GivenBranding {
  readonly hideTopNav?: boolean
  /** A hex or named CSS color. */
  readonly primaryColor?: string
  readonly secondaryColor?: string
  readonly roundCorners?: boolean
}

/** The campaign fields of a lead (spec section 6, metaData). `subid3` is not one of them, because only the product sets it, by device. */
export const trackingFields = [
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_source',
  'secondary_source',
  'secondaryLeadSource',
  'gclid',
  'subid',
  'subid1',
  'subid2',
  'clickref',
  'search_id',
  'sharedid',
  'clickid',
  'arm_enabled',
  'irclickid',
] as const

export type TrackingField = (typeof trackingFields)[number]

/** The given campaign fields and their texts. */
export type Tracking = { readonly [Field in TrackingField]?: string }

/** Campaign fields as a page may pass them; numbers and booleans are sent as text. */
type GivenTracking = { readonly [Field in TrackingField]?: string | number | boolean }

/** The campaign fields of a URL; a name may occur more than once. */
export type Campaign = readonly (readonly [name: string, value: string])[]

/** Returns only the campaign fields of a URL's query, such as `?utm_source=mail`. */
export function toCampaign(search: string): Campaign {
  const query = new URLSearchParams(search)
  return trackingFields.flatMap((name) => query.getAll(name).map((value) => [name, value] as const))
}
