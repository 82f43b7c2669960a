import { millisecondsPerDay } from './toDayNumber.ts'

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
  // Date.UTC would take the years 0 to 99 for the 1900s.
  const first = day.setUTCFullYear(year, month, 1) / millisecondsPerDay
  const last = day.setUTCFullYear(year, month + 1, 0) / millisecondsPerDay
  return { index: year * 12 + month, first, last }
}
