import { monthsBetween } from './monthsBetween.ts'
import { toCalendarMonth } from './toCalendarMonth.ts'
import { toDayNumber, toIsoDate } from './toDayNumber.ts'
import { toUnbrokenStretches, type Span, type Stretch } from './toUnbrokenStretches.ts'

/**
 * Counts the months a history covers: every calendar month of which at least `minimumDays` days, or all of it, lie within
 * the union of the spans; and never less than the whole months of the unbroken stretch that lasts until today.
 *
 * The second half is for whoever moved in on 15 March two years ago: on 15 March today neither March has 30 days, so
 * counting calendar months alone would find 23, although nobody would call that less than two years.
 *
 * Months of any age count. If only the last 24 did, one gap among them could not be made up for by any older entry, and
 * an honest applicant would never get past the step.
 */
export function monthsCovered(spans: readonly Span[], today: string, minimumDays = 30): number {
  const stretches = toUnbrokenStretches(spans, today)
  return Math.max(calendarMonths(stretches, minimumDays), monthsUntilToday(stretches.at(-1), today))
}

function calendarMonths(stretches: readonly Stretch[], minimumDays: number): number {
  const months = new Map<number, { covered: number; length: number }>()
  for (const stretch of stretches) {
    let month = toCalendarMonth(stretch.first)
    while (month.first <= stretch.last) {
      const days = Math.min(month.last, stretch.last) - Math.max(month.first, stretch.first) + 1
      const before = months.get(month.first)?.covered ?? 0
      months.set(month.first, { covered: before + days, length: month.last - month.first + 1 })
      month = toCalendarMonth(month.last + 1)
    }
  }
  return [...months.values()].filter(({ covered, length }) => covered >= Math.min(minimumDays, length)).length
}

function monthsUntilToday(latest: Stretch | undefined, today: string): number {
  return latest?.last === toDayNumber(today) ? monthsBetween(toIsoDate(latest.first), today) : 0
}
