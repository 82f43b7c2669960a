import { toCalendarMonth } from './toCalendarMonth.ts'
import { toDayNumber, toIsoDate } from './toDayNumber.ts'

/**
 * Counts the whole months from one ISO date to a later one; a month is complete on the same day of a later month, or on
 * that month's last day when it is too short (31 January to 28 February is 1). Never negative.
 */
export function monthsBetween(from: string, to: string): number {
  const start = toDayNumber(from)
  const end = toDayNumber(to)
  if (end <= start) return 0
  const [fromYear, fromMonth, fromDay] = toParts(from)
  const [toYear, toMonth, toDay] = toParts(to)
  const isComplete = toDay >= fromDay || toCalendarMonth(end).last === end
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (isComplete ? 0 : 1)
}

/** Goes back a number of months from an ISO date, to the same day or, where the month is too short, to its last day. */
export function monthsBefore(date: string, months: number): string {
  const day = toDayNumber(date)
  const { first, last } = toCalendarMonth(day, -months)
  return toIsoDate(Math.min(first + day - toCalendarMonth(day).first, last))
}

function toParts(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}
