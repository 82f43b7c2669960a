import type { Place } from '../history/knownAddresses.ts'

const hidden = '•••'

/** The initials of a name: `A. N.`. */
export const maskName = (...names: readonly (string | undefined)[]): string =>
  names.flatMap((name) => (name ? [`${name.slice(0, 1)}.`] : [])).join(' ')

/** The first letter of an email address: `a•••@•••`. */
export const maskEmail = (email: string): string => (email === '' ? '' : `${email.slice(0, 1)}${hidden}@${hidden}`)

/** An address without its street and postal code: whoever lives there knows the city by it, others do not find the door. */
export const maskPlace = ({ city, state }: Partial<Place>): Partial<Place> => ({
  streetLine1: hidden,
  ...(city === undefined ? {} : { city }),
  ...(state === undefined ? {} : { state }),
})

const shown = 3

/** Hides all of a vehicle identification number but its last 3 characters. */
export function maskVin(vin: string): string {
  return '•'.repeat(Math.max(0, vin.length - shown)) + vin.slice(-shown)
}
