import { millisecondsPerDay } from './toDayNumber.ts'

/** A calendar month as its two inclusive ends, in day numbers. */
export interface CalendarMonth {
  first: number
  last: number
}

/** Finds the calendar month that lies `shift` months from the one a day number falls into (0: that month itself). */
export function toCalendarMonth(dayNumber: number, shift = 0): CalendarMonth {
  return { first: firstDay(dayNumber, shift), last: firstDay(dayNumber, shift + 1) - 1 }
}

function firstDay(dayNumber: number, shift: number): number {
  const day = new Date(dayNumber * millisecondsPerDay)
  // Date.UTC would take the years 0 to 99 for the 1900s.
  return day.setUTCFullYear(day.getUTCFullYear(), day.getUTCMonth() + shift, 1) / millisecondsPerDay
}
