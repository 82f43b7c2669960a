import { listVehicles } from './models.ts'

/** The vehicle that belongs to a plate. `make` is the id of the make, `year` the model year. */
export interface DecodedVehicle {
  readonly year: number
  readonly make: string
  readonly makeName: string
  readonly model: string
  readonly vin: string
}

const oldestAge = 9

/**
 * Returns the vehicle for a plate in a state, always the same one for the same plate; case, spaces and hyphens do not matter.
 * It is at most 9 years old at `now`, or exactly `yearsOld` years if given. Throws when no vehicle was sold in that year.
 */
export function decodePlate(
  plate: string,
  state: string,
  now: Date,
  { yearsOld }: { yearsOld?: number } = {},
): DecodedVehicle {
  const draw = createDraw(`${toKey(state)}|${toKey(plate)}`)
  const currentYear = now.getFullYear()
  // The plate decides the last digit of the model year rather than the age, so the vehicle stays the same on New Year's Day.
  const drawnAge = (currentYear - draw(oldestAge + 1)) % (oldestAge + 1)
  const year = currentYear - (yearsOld ?? drawnAge)

  const vehicles = listVehicles(year)
  const vehicle = vehicles[draw(vehicles.length)]
  if (vehicle === undefined) {
    throw new RangeError(`No vehicle of model year ${year} is in models.txt, which starts at 1990: lower yearsOld`)
  }
  const { makeId: make, makeName, model, wmi } = vehicle
  return { year, make, makeName, model, vin: toVin(wmi, year, draw) }
}

function toKey(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Checks whether a text is a VIN: 17 capitals and digits without I, O and Q (ISO 3779), with a valid check digit (49 CFR 565.15). */
export function isVinValid(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && vin[8] === toCheckDigit(vin)
}

const digits = '0123456789'
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * Generates a fictional 17-character VIN for a manufacturer identifier and a model year from 1980 to 2039. The rest is drawn.
 * Positions as in 49 CFR 565.15: 1-3 maker, 4-8 attributes, 9 check digit, 10 year, 11 plant, 12-17 serial number.
 */
export function toVin(wmi: string, year: number, draw: Draw): string {
  const yearCode = yearCodes.charAt((year - 1980) % yearCodes.length)
  if (!/^[A-HJ-NPR-Z0-9]{3}$/.test(wmi)) throw new RangeError(`"${wmi}" is not a manufacturer identifier such as 1HG`)
  if (yearCode === '' || year > 2039) throw new RangeError(`A VIN tells model years from 1980 to 2039, not ${year}`)

  const some = (length: number, alphabet: string) =>
    Array.from({ length }, () => alphabet.charAt(draw(alphabet.length))).join('')
  // The year codes repeat after 30 years: a digit at position 7 means the first cycle, a letter the second.
  const attributes = some(3, letters + digits) + some(1, year < 2010 ? digits : letters) + some(1, letters + digits)
  const vehicle = yearCode + some(1, letters) + some(6, digits)
  return wmi + attributes + toCheckDigit(`${wmi}${attributes}0${vehicle}`) + vehicle
}

// A character's value is its position in this row modulo 10: A and J are 1, S is 2, Z is 9. I, O and Q do not occur in VINs.
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Returns the check digit (0 to 9 or X) for position 9 of a 17-character VIN, ignoring the current one (49 CFR 565.15). */
function toCheckDigit(vin: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * (values.indexOf(vin.charAt(index)) % 10), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** Draws an integer from 0 to `count` - 1. The seed alone determines the sequence of draws. */
type Draw = (count: number) => number

/** Creates a repeatable source of draws from a seed text (FNV-1a hash, then the SplitMix32 sequence). Not for secrets. */
export function createDraw(seed: string): Draw {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (count) => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) % count
  }
}
