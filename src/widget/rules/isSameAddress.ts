import { toComparableText } from './toComparableText.ts'

const identifying = ['streetLine1', 'city', 'state', 'zip'] as const

type Place = Readonly<Record<(typeof identifying)[number], string>>

/** Tells whether two addresses are the same place: street, city, state and zip, whatever their case and spacing. */
export function isSameAddress(a: Place, b: Place): boolean {
  return identifying.every((field) => toComparableText(a[field]) === toComparableText(b[field]))
}
