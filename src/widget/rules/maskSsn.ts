/**
 * Shows an SSN as `•••-••-1234`, from 9 digits with or without hyphens or from a text already masked down to its last 4;
 * anything else is empty, so that an unfinished number never shows digits that are not its last.
 */
export function maskSsn(ssn: string): string {
  const digits = ssn.replace(/\D/g, '')
  return digits.length === 9 || digits.length === 4 ? `•••-••-${digits.slice(-4)}` : ''
}

/** Keeps of a typed or pasted SSN its digits, at most 9. */
export function toSsnDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 9)
}
