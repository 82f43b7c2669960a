import { addMonths } from 'date-fns/addMonths'
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths'
import { subMonths } from 'date-fns/subMonths'
import { millisecondsPerDay, toDayNumber, toIsoDate } from './toDayNumber.ts'

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
  const day = subMonths(toDay(date), months)
  return toIsoDate(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / millisecondsPerDay)
}

/** The day in the time zone of this machine, which is where date-fns counts. */
function toDay(date: string): Date {
  toDayNumber(date)
  return new Date(`${date}T00:00:00`)
}
