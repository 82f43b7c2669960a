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
export type GivenTracking = { readonly [Field in TrackingField]?: string | number | boolean }
