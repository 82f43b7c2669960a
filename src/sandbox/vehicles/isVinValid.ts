import { toCheckDigit } from './toCheckDigit.ts'

/** Whether a text is a VIN: 17 capitals and digits without I, O and Q (ISO 3779), with the right check digit (49 CFR 565.15). */
export function isVinValid(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && vin[8] === toCheckDigit(vin)
}
