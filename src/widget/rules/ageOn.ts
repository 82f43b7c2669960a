import { toDayNumber } from './toDayNumber.ts'

/**
 * Counts the full years of age on an ISO date: the birthday itself counts, and who was born on 29 February turns a year
 * older on 1 March of a common year (the later of the two customs, so that nobody passes as an adult a day early).
 */
export function ageOn(dateOfBirth: string, today: string): number {
  toDayNumber(dateOfBirth)
  toDayNumber(today)
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
