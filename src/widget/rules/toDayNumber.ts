/** The length of a UTC day, which knows no clock changes. */
export const millisecondsPerDay = 86_400_000

/** Counts the days from 1970-01-01 to an ISO date `YYYY-MM-DD`; throws a RangeError on a date no calendar has. */
export function toDayNumber(date: string): number {
  const dayNumber = Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay
  // Some engines roll 30 February over to March instead of refusing it.
  if (!Number.isInteger(dayNumber) || toIsoDate(dayNumber) !== date) {
    // The value may be a date of birth, so it is not repeated here.
    throw new RangeError('A rule was given a date that is not a calendar day YYYY-MM-DD. Validate the form data first.')
  }
  return dayNumber
}

/** Turns a day number back into its ISO date `YYYY-MM-DD`. */
export function toIsoDate(dayNumber: number): string {
  return new Date(dayNumber * millisecondsPerDay).toISOString().slice(0, 10)
}
