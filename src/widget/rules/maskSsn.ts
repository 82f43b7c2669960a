import type { Ssn } from '../contracts.generated.ts'

/** Shows an SSN, or its last 4 digits where no more is known, as `•••-••-1234`; an unfinished one is empty. */
export function maskSsn(digits: string): string {
  return digits.length === 9 || digits.length === 4 ? `•••-••-${digits.slice(-4)}` : ''
}

/** An SSN as everything behind the form knows it: of a text that was typed, or that a service has, its digits, at most 9. */
export function toSsn(text: string): Ssn {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is where the type comes from
  return text.replace(/\D/g, '').slice(0, 9) as Ssn
}
