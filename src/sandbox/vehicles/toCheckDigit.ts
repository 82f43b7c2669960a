// Position in this row, modulo 10, is a character's value: A and J are 1, S is 2, Z is 9. I, O and Q are no VIN characters.
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The check digit (0 to 9 or X) that belongs at position 9 of a 17-character VIN, whatever stands there now (49 CFR 565.15). */
export function toCheckDigit(vin: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * (values.indexOf(vin.charAt(index)) % 10), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}
