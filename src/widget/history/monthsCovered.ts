import { monthsBetween, toCalendarMonth, toDayNumber, toIsoDate, type CalendarMonth } from './days.ts'
import type { AddressEntry } from '../contracts.generated.ts'

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

/** A source of income with its dates, as the forms hold it. */
interface IncomeEntry {
  startDate?: string | undefined
  endDate?: string | undefined
  isCurrentIncomeSource?: boolean | undefined
}

/** The spans of an address history, in its order. */
export function addressSpans(history: readonly AddressEntry[]): Span[] {
  return history.map(({ moveInDate, moveOutDate }, index) => ({
    start: moveInDate,
    // The first address is where the applicant lives now.
    end: index === 0 ? undefined : moveOutDate,
  }))
}

/** Months covered by an address history. */
export function addressMonths(history: readonly AddressEntry[], today: string, minimumDays: number): number {
  return monthsCovered(addressSpans(history), today, minimumDays)
}

/** What was begun under another type of income, which asks for dates, was never validated. */
function isDate(text: string | undefined): boolean {
  try {
    return text !== undefined && Number.isInteger(toDayNumber(text))
  } catch {
    return false
  }
}

/** The spans of jobs and other incomes; undefined when one of them is asked for no dates and so covers everything. */
export function incomeSpans(
  employments: readonly IncomeEntry[],
  otherIncomes: readonly IncomeEntry[],
): Span[] | undefined {
  const entries = [...employments, ...otherIncomes]
  const dated = entries.filter((entry): entry is IncomeEntry & { startDate: string } => isDate(entry.startDate))
  if (dated.length < entries.length) return undefined
  return dated.map(({ startDate, endDate, isCurrentIncomeSource }) => ({
    start: startDate,
    end: isCurrentIncomeSource === false && isDate(endDate) ? endDate : undefined,
  }))
}

/**
 * Months covered by jobs and other income together. An entry that is asked for nothing but its type (a student, somebody
 * unemployed or self-employed) has no dates that could be counted and covers all that is needed.
 */
export function incomeMonths(
  employments: readonly IncomeEntry[],
  otherIncomes: readonly IncomeEntry[],
  today: string,
  needed: number,
  minimumDays: number,
): number {
  const spans = incomeSpans(employments, otherIncomes)
  return spans ? monthsCovered(spans, today, minimumDays) : needed
}

/** A time somewhere, ISO dates inclusive at both ends; without an end it lasts until today. */
export interface Span {
  start: string
  end?: string | undefined
}

/** Days without a break, inclusive at both ends, in day numbers. */
export interface Stretch {
  first: number
  last: number
}

/**
 * Merges spans that overlap or follow each other into the fewest stretches, oldest first. What lies after today is cut
 * off, and a span that ends before it starts is no time at all.
 */
export function toUnbrokenStretches(spans: readonly Span[], today: string): Stretch[] {
  const lastDay = toDayNumber(today)
  const pieces = spans
    .map(({ start, end }) => ({
      first: toDayNumber(start),
      last: end === undefined ? lastDay : Math.min(toDayNumber(end), lastDay),
    }))
    .filter(({ first, last }) => first <= last)
    .toSorted((a, b) => a.first - b.first)

  const stretches: Stretch[] = []
  for (const piece of pieces) {
    const previous = stretches.at(-1)
    if (previous && piece.first <= previous.last + 1) previous.last = Math.max(previous.last, piece.last)
    else stretches.push(piece)
  }
  return stretches
}
