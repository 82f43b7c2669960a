import { millisecondsPerDay } from './toDayNumber.ts'

/** A calendar month as its two inclusive ends, in day numbers. */
export interface CalendarMonth {
  first: number
  last: number
}

/** Finds the calendar month that a day number falls into. */
export function toCalendarMonth(dayNumber: number): CalendarMonth {
  return { first: firstDay(dayNumber, 0), last: firstDay(dayNumber, 1) - 1 }
}

function firstDay(dayNumber: number, shift: number): number {
  const day = new Date(dayNumber * millisecondsPerDay)
  // Date.UTC would take the years 0 to 99 for the 1900s.
  return day.setUTCFullYear(day.getUTCFullYear(), day.getUTCMonth() + shift, 1) / millisecondsPerDay
}
