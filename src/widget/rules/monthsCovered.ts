import { monthsBetween } from './monthsBetween.ts'
import { toCalendarMonth, type CalendarMonth } from './toCalendarMonth.ts'
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

/** Of the months that a stretch touches only its first and its last may be covered in part, and shared with another stretch. */
function calendarMonths(stretches: readonly Stretch[], minimumDays: number): number {
  const ends = new Map<number, { covered: number; length: number }>()
  const add = ({ index, first, last }: CalendarMonth, stretch: Stretch) => {
    const days = Math.min(last, stretch.last) - Math.max(first, stretch.first) + 1
    ends.set(index, { covered: (ends.get(index)?.covered ?? 0) + days, length: last - first + 1 })
  }
  let whole = 0
  for (const stretch of stretches) {
    const [from, to] = [toCalendarMonth(stretch.first), toCalendarMonth(stretch.last)]
    add(from, stretch)
    if (to.index === from.index) continue
    add(to, stretch)
    whole += to.index - from.index - 1
  }
  return whole + [...ends.values()].filter(({ covered, length }) => covered >= Math.min(minimumDays, length)).length
}

function monthsUntilToday(latest: Stretch | undefined, today: string): number {
  return latest?.last === toDayNumber(today) ? monthsBetween(toIsoDate(latest.first), today) : 0
}
