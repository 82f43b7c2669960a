import type { ApiContracts } from '../contracts.generated.ts'

/** Who sent the applicant, as a lead names it when nobody else is named. */
const defaultPartnerName = 'Website'

const longestName = 200
const longestValue = 500

/** The campaign fields that a lead may carry; whatever else a page passes is left out. */
const trackingFields = [
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_source',
  'secondary_source',
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

/** What the lead of an application is told about its origin. */
export interface MetaDataSource {
  readonly loanApplicationId: string
  /** The values that the page started the widget with: `PartnerName` and `tracking.extraData` are read. */
  readonly init: Readonly<Record<string, unknown>>
  readonly isMobile: boolean
}

/** The `metaData` of a contact: texts that are too long for the contract are cut, what is no text is left out. */
export function toMetaData({ loanApplicationId, init, isMobile }: MetaDataSource) {
  const extraData = propertyOf(propertyOf(init, 'tracking'), 'extraData')
  const secondaryLeadSource = toText(propertyOf(extraData, 'secondaryLeadSource'), longestName)
  const tracking: Partial<Record<(typeof trackingFields)[number], string>> = {}
  for (const field of trackingFields) {
    const text = toText(propertyOf(extraData, field), longestValue)
    if (text !== undefined) tracking[field] = text
  }
  return {
    ...tracking,
    ...(secondaryLeadSource === undefined ? {} : { secondaryLeadSource }),
    version: '1.0',
    loanApplicationId,
    partnerName: toText(init['PartnerName'], longestName) ?? defaultPartnerName,
    oneToOneConsent: true,
    subid3: isMobile ? 'mobile' : 'desktop',
  } satisfies ApiContracts['createContact']['request']['metaData']
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function toText(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : undefined
}
