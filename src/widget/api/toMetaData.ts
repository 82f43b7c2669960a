import type { ApiContracts } from '../contracts.generated.ts'
import { trackingFields, type Tracking } from '../options/trackingFields.ts'
import { toPartnerName } from './toPartnerName.ts'

/** What the lead of an application is told about its origin. */
export interface MetaDataSource {
  readonly loanApplicationId: string
  /** The values that the page started the widget with: `PartnerName` and `tracking.extraData` are read. */
  readonly init: Readonly<Record<string, unknown>>
  readonly isMobile: boolean
}

/** The `metaData` of a contact; the init values were validated before, so only their shape is asked for. */
export function toMetaData({ loanApplicationId, init, isMobile }: MetaDataSource) {
  const extraData = propertyOf(propertyOf(init, 'tracking'), 'extraData')
  const tracking: { -readonly [Field in keyof Tracking]: string } = {}
  for (const field of trackingFields) {
    const text = propertyOf(extraData, field)
    if (typeof text === 'string') tracking[field] = text
  }
  return {
    ...tracking,
    version: '1.0',
    loanApplicationId,
    partnerName: toPartnerName(init),
    oneToOneConsent: true,
    subid3: isMobile ? 'mobile' : 'desktop',
  } satisfies ApiContracts['createContact']['request']['metaData']
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
