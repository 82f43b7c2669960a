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

/** Campaign fields as an address has them, in its order; a name may come more than once. */
export type Campaign = readonly (readonly [name: string, value: string])[]

/** The campaign fields of an address's query, such as `?utm_source=mail`; nothing else of it. */
export function toCampaign(search: string): Campaign {
  const query = new URLSearchParams(search)
  return trackingFields.flatMap((name) => query.getAll(name).map((value) => [name, value] as const))
}
