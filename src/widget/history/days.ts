import { addMonths } from 'date-fns/addMonths'
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths'
import { subMonths } from 'date-fns/subMonths'

/** The length of a UTC day in milliseconds; UTC has no clock changes. */
export const millisecondsPerDay = 86_400_000

/** Counts the days from 1970-01-01 to an ISO date `YYYY-MM-DD`; throws a RangeError for a date that no calendar has. */
export function toDayNumber(date: string): number {
  const dayNumber = Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay
  // Some engines roll 30 February over to March instead of refusing it.
  if (!Number.isInteger(dayNumber) || toIsoDate(dayNumber) !== date) {
    // The error does not repeat the value, which may be a date of birth.
    throw new RangeError('A rule was given a date that is not a calendar day YYYY-MM-DD. Validate the form data first.')
  }
  return dayNumber
}

/** Turns a day number back into its ISO date `YYYY-MM-DD`. */
export function toIsoDate(dayNumber: number): string {
  return new Date(dayNumber * millisecondsPerDay).toISOString().slice(0, 10)
}

/** A calendar month: its number, counted from January of the year 0, and its two inclusive ends in day numbers. */
export interface CalendarMonth {
  index: number
  first: number
  last: number
}

/** Finds the calendar month that a day number falls into. */
export function toCalendarMonth(dayNumber: number): CalendarMonth {
  const day = new Date(dayNumber * millisecondsPerDay)
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()]
  // Date.UTC would map the years 0 to 99 to the 1900s.
  const first = day.setUTCFullYear(year, month, 1) / millisecondsPerDay
  const last = day.setUTCFullYear(year, month + 1, 0) / millisecondsPerDay
  return { index: year * 12 + month, first, last }
}

/**
 * Counts the whole months from one ISO date to a later one; a month is complete on the same day of a later month, or on
 * that month's last day when it is too short (31 January to 28 February is 1). Never negative.
 */
export function monthsBetween(from: string, to: string): number {
  const [start, end] = [toDay(from), toDay(to)]
  const months = differenceInCalendarMonths(end, start)
  // `differenceInMonths` would treat 28 February of a leap year as the end of that month.
  return Math.max(0, addMonths(start, months) > end ? months - 1 : months)
}

/** Goes back a number of months from an ISO date, to the same day or, if the month is too short, to its last day. */
export function monthsBefore(date: string, months: number): string {
  const day = subMonths(toDay(date), months)
  return toIsoDate(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / millisecondsPerDay)
}

/** Returns noon of the day in the local time zone, which date-fns uses. Where clocks change at midnight, some days have none. */
function toDay(date: string): Date {
  toDayNumber(date)
  return new Date(`${date}T12:00:00`)
}
