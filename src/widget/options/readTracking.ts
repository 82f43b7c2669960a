import type { Campaign } from './toCampaign.ts'
import { readFields, type Tell } from './readFields.ts'
import { readText } from './readText.ts'
import { trackingFields, type Tracking, type TrackingField } from './trackingFields.ts'

/** What the contract of a lead takes of a campaign field, in characters. */
const longestValue = 500
const longestSource = 200

/** The campaign fields that can be used: those of `tracking.extraData`, then those of the page's address, the first of each. */
export function readTracking(given: unknown, campaign: Campaign, tell: Tell): Tracking {
  const { extraData } = readFields(given, 'tracking', ['extraData'], tell)
  const fields = readFields(extraData, 'tracking.extraData', trackingFields, tell)
  const tracking: { -readonly [Field in TrackingField]?: string } = {}
  for (const name of trackingFields) {
    const longest = name === 'secondaryLeadSource' ? longestSource : longestValue
    const [inAddress, ...others] = campaign.flatMap(([field, value]) => (field === name ? [value] : []))
    if (others.length > 0)
      tell(`The page's address has ${name} more than once. The first one counts; leave out the others.`)
    const value =
      readText(toText(fields[name]), `tracking.extraData.${name}`, longest, tell) ??
      readText(inAddress, `${name} in the page's address`, longest, tell)
    if (value !== undefined) tracking[name] = value
  }
  return tracking
}

/** Pages pass numbers and flags as such, and a lead has texts. A number that JavaScript has rounded is another one, so it stays what it is. */
const toText = (value: unknown) =>
  typeof value === 'boolean' || (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER)
    ? String(value)
    : value
