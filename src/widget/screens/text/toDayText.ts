const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Writes an ISO date, with or without a time, as `June 15, 2026`; a text that is no date stays as it is. */
export function toDayText(date: string): string {
  // A date names a day, not a moment: read and written in UTC it cannot move.
  const moment = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) ? date : day.format(moment)
}
