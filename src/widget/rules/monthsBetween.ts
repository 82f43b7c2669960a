import { addMonths, differenceInCalendarMonths, formatISO, parseISO, subMonths } from 'date-fns'

/**
 * Counts the whole months from one ISO date to a later one; a month is complete on the same day of a later month, or on
 * that month's last day when it is too short (31 January to 28 February is 1). Never negative.
 */
export function monthsBetween(from: string, to: string): number {
  const [start, end] = [toDay(from), toDay(to)]
  const months = differenceInCalendarMonths(end, start)
  // Not `differenceInMonths`, which takes 28 February of a leap year for the end of that month.
  return Math.max(0, addMonths(start, months) > end ? months - 1 : months)
}

/** Goes back a number of months from an ISO date, to the same day or, where the month is too short, to its last day. */
export function monthsBefore(date: string, months: number): string {
  return formatISO(subMonths(toDay(date), months), { representation: 'date' })
}

function toDay(date: string): Date {
  const day = parseISO(date)
  // The value may be a date of birth, so it is not repeated here.
  if (Number.isNaN(day.getTime())) throw new RangeError('A rule was given a date that no calendar has.')
  return day
}
