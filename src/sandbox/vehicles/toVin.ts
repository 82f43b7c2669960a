import type { Draw } from './createDraw.ts'
import { toCheckDigit } from './toCheckDigit.ts'

const digits = '0123456789'
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * A made-up VIN of 17 characters for a manufacturer identifier and a model year from 1980 to 2039, the rest drawn;
 * positions as in 49 CFR 565.15: 1-3 maker, 4-8 attributes, 9 check digit, 10 year, 11 plant, 12-17 serial number.
 */
export function toVin(wmi: string, year: number, draw: Draw): string {
  const yearCode = yearCodes.charAt((year - 1980) % yearCodes.length)
  if (!/^[A-HJ-NPR-Z0-9]{3}$/.test(wmi)) throw new RangeError(`"${wmi}" is no manufacturer identifier such as 1HG`)
  if (yearCode === '' || year > 2039) throw new RangeError(`A VIN tells model years from 1980 to 2039, not ${year}`)

  const some = (length: number, alphabet: string) =>
    Array.from({ length }, () => alphabet.charAt(draw(alphabet.length))).join('')
  // The year codes repeat after 30 years: a digit at position 7 means the first round, a letter the second.
  const attributes = some(3, letters + digits) + some(1, year < 2010 ? digits : letters) + some(1, letters + digits)
  const vehicle = yearCode + some(1, letters) + some(6, digits)
  return wmi + attributes + toCheckDigit(`${wmi}${attributes}0${vehicle}`) + vehicle
}
