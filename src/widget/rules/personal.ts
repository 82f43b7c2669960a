import type { Phone, Ssn } from '../contracts.generated.ts'
import type { Place } from '../history/knownAddresses.ts'

/** Writes a US phone number as `+1 (303) 555-0142`; returns the digits of an incomplete number unchanged. */
export function toPhoneText(digits: string): string {
  return digits.length === 10 ? `+1 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits
}

/** Shows only the last 4 digits of a phone number, `+1 (•••) •••-0142`; empty if it has fewer. */
export function maskPhone(digits: string): string {
  return digits.length < 4 ? '' : `+1 (•••) •••-${digits.slice(-4)}`
}

/**
 * Normalizes a phone number that was typed or that a service returned: its digits without the country code +1 or 1, 10 for a US
 * number. An extension is left out. A longer number is not cut, so that validation refuses a foreign number instead of turning it into
 * somebody else's.
 */
export function toPhone(text: string): Phone {
  const withoutExtension = toDigits(text.replace(extension, ''))
  const digits = withoutExtension.length < 10 ? toDigits(text) : withoutExtension
  const hasCountryCode = /^\s*\+\s*1/.test(text) || (digits.length === 11 && digits.startsWith('1'))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is where the type comes from
  return (hasCountryCode ? digits.slice(1) : digits) as Phone
}

const extension = /\s*(?:[x#]|ext)\D*\d+\D*$/i

const toDigits = (text: string) => text.replace(/\D/g, '')

/** Writes a validated phone number as an E.164 number, `+13035550142`. */
export const toE164 = (phone: Phone): string => `+1${phone}`

/** Shows an SSN, or its last 4 digits if no more is known, as `•••-••-1234`; empty for an unfinished one. */
export function maskSsn(digits: string): string {
  return digits.length === 9 || digits.length === 4 ? `•••-••-${digits.slice(-4)}` : ''
}

/** Normalizes an SSN that was typed or that a service returned: its digits, at most 9. */
export function toSsn(text: string): Ssn {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is where the type comes from
  return toDigits(text).slice(0, 9) as Ssn
}

/** Returns the five digits of a ZIP code that a service returned, which may have four more. */
export const toZip = (text: string): string => text.slice(0, 5)

const hidden = '•••'

/** Returns the initials of a name: `A. N.`. */
export const maskName = (...names: readonly (string | undefined)[]): string =>
  names.flatMap((name) => (name ? [`${name.slice(0, 1)}.`] : [])).join(' ')

/** Shows only the first letter of an email address: `a•••@•••`. */
export const maskEmail = (email: string): string => (email === '' ? '' : `${email.slice(0, 1)}${hidden}@${hidden}`)

/** Hides the street and ZIP code of an address: a resident recognizes the city, but nobody else finds the door. */
export const maskPlace = ({ streetLine1, city, state }: Partial<Place>): Partial<Place> => ({
  ...(streetLine1 ? { streetLine1: hidden } : {}),
  ...(city === undefined ? {} : { city }),
  ...(state === undefined ? {} : { state }),
})

const shown = 3

/** Hides all but the last 3 characters of a vehicle identification number. */
export function maskVin(vin: string): string {
  return '•'.repeat(Math.max(0, vin.length - shown)) + vin.slice(-shown).toUpperCase()
}
