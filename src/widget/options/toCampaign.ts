import { trackingFields } from './trackingFields.ts'

/** Campaign fields as an address has them, in its order; a name may come more than once. */
export type Campaign = readonly (readonly [name: string, value: string])[]

/** The campaign fields of an address's query, such as `?utm_source=mail`; nothing else of it. */
export function toCampaign(search: string): Campaign {
  const query = new URLSearchParams(search)
  return trackingFields.flatMap((name) => query.getAll(name).map((value) => [name, value] as const))
}
