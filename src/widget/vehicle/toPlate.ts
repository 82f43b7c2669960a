import type { Plate } from '../contracts.generated.ts'

/**
 * A plate as states keep it: capitals and digits, set apart by spaces and hyphens. An accented or wide letter is the plain one,
 * and a dot, a heart or another sign counts for nothing. A text of signs alone stays, for the validator to refuse.
 */
export function toPlate(text: string): Plate {
  const plate = text
    .normalize('NFKD')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is where the type comes from
  return (plate || text.trim()) as Plate
}
