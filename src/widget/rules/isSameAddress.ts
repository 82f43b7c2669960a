import type { AddressEntry } from './toAddressRecords.ts'
import { toComparableText } from './toComparableText.ts'

const identifying = ['streetLine1', 'city', 'state', 'zip'] as const

type Place = Pick<AddressEntry, (typeof identifying)[number]>

/** Tells whether two addresses are the same place: street, city, state and zip, whatever their case and spacing. */
export function isSameAddress(a: Place, b: Place): boolean {
  return identifying.every((field) => toComparableText(a[field]) === toComparableText(b[field]))
}
