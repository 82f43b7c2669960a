/** What a page may tell the widget when it starts it, and later. */
export interface InitOptions {
  /** Who sends the applicant, as the lead names it. */
  readonly PartnerName?: string
  /** An id of the page's own, which it is told again with the events of an application; it must mean nothing to anybody else. */
  readonly reference?: string
  /**
   * What your server was given by the API host for this visit, about the applicant: the fields that it knows are filled in. It
   * counts at the start, once; see `docs/embedding.md`.
   */
  readonly prefillToken?: string
  /**
   * Where it is opened: in a `dialog` or a `drawer`, by a button, which the target is or holds; or, `lazy`, in the target once that
   * is near the part of the page that is in sight. Without it in the target at once.
   */
  readonly mode?: Mode
  /** The language to begin in, `en` or `es`, also with a region; without it the applicant's own choice or browser decides. */
  readonly locale?: string
  readonly branding?: GivenBranding
  readonly theme?: GivenTheme
  readonly tracking?: {
    /** Campaign fields that are sent with the lead, by their names on the wire. */
    readonly extraData?: GivenTracking
  }
}

export const modes = ['dialog', 'drawer', 'lazy'] as const
type Mode = (typeof modes)[number]

/**
 * How the widget fits the page around it, besides its branding. The colours are hex or named ones of CSS; each is made as light or
 * as dark as it must be for all that stands on it, in the light and in the dark (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export interface GivenTheme {
  readonly background?: string
  /** Of cards and of the header. */
  readonly surface?: string
  readonly text?: string
  /** Of fields and of buttons that are not filled. */
  readonly border?: string
  /** Of the corners of fields, buttons and cards, in CSS pixels: 0 to 24. */
  readonly radius?: number
  /** Of running text, in CSS pixels where people have not chosen another size: 14 to 20. */
  readonly fontSize?: number
  /** One that people's devices have; none is fetched. */
  readonly font?: (typeof fonts)[number]
  readonly spacing?: (typeof spacings)[number]
}

export const fonts = ['system', 'grotesque', 'humanist', 'geometric', 'rounded', 'serif'] as const
export const spacings = ['compact', 'regular', 'spacious'] as const

/** What a page may say of how the widget looks. */
export interface GivenBranding {
  readonly hideTopNav?: boolean
  /** A hex or named CSS colour. */
  readonly primaryColor?: string
  readonly secondaryColor?: string
  readonly roundCorners?: boolean
}

/** The campaign fields of a lead (spec section 6, metaData); `subid3` is not among them, since the product alone tells the device. */
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

/** Texts by the campaign fields that were given. */
export type Tracking = { readonly [Field in TrackingField]?: string }

/** The same as a page may pass them; what is no text is sent as one. */
type GivenTracking = { readonly [Field in TrackingField]?: string | number | boolean }

/** Campaign fields as an address has them, in its order; a name may come more than once. */
export type Campaign = readonly (readonly [name: string, value: string])[]

/** The campaign fields of an address's query, such as `?utm_source=mail`; nothing else of it. */
export function toCampaign(search: string): Campaign {
  const query = new URLSearchParams(search)
  return trackingFields.flatMap((name) => query.getAll(name).map((value) => [name, value] as const))
}
