import { monthsBetween, toCalendarMonth, toDayNumber, toIsoDate, type CalendarMonth } from './days.ts'
import type { AddressEntry } from '../contracts.generated.ts'

/**
 * Counts the months that a history covers: every calendar month with at least `minimumDays` days, or all of its days, within the
 * union of the spans. Never less than the whole months of the unbroken stretch that lasts until today.
 *
 * The second rule is for an applicant who moved in on 15 March two years ago. On 15 March today neither March has 30 covered
 * days, so calendar months alone would give 23, although nobody would call that less than two years.
 *
 * Months of any age count. If only the last 24 did, no older entry could make up for a gap among them, and an honest applicant
 * would never get past the step.
 */
export function monthsCovered(spans: readonly Span[], today: string, minimumDays = 30): number {
  const stretches = toUnbrokenStretches(spans, today)
  return Math.max(calendarMonths(stretches, minimumDays), monthsUntilToday(stretches.at(-1), today))
}

/** Counts the covered calendar months. Only the first and last month of a stretch can be partly covered, or shared with another one. */
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

/** Returns the spans of an address history, in its order. */
export function addressSpans(history: readonly AddressEntry[]): Span[] {
  return history.map(({ moveInDate, moveOutDate }, index) => ({
    start: moveInDate,
    // The first address is where the applicant lives now.
    end: index === 0 ? undefined : moveOutDate,
  }))
}

/** Counts the months that an address history covers. */
export function addressMonths(history: readonly AddressEntry[], today: string, minimumDays: number): number {
  return monthsCovered(addressSpans(history), today, minimumDays)
}

/** Returns the spans of jobs and other incomes; undefined if one of them requires no dates and so covers everything. */
export function incomeSpans(
  employments: readonly IncomeEntry[],
  otherIncomes: readonly IncomeEntry[],
): Span[] | undefined {
  const entries = [...employments, ...otherIncomes]
  const dated = entries.filter((entry): entry is IncomeEntry & { startDate: string } => entry.startDate !== undefined)
  if (dated.length < entries.length) return undefined
  return dated.map(({ startDate, endDate, isCurrentIncomeSource }) => ({
    start: startDate,
    end: isCurrentIncomeSource === false ? endDate : undefined,
  }))
}

/**
 * Counts the months that jobs and other income cover together. An entry that requires only its type (a student, somebody
 * unemployed or self-employed) has no dates to count and covers everything needed.
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

/** A period of living, working or earning, in ISO dates inclusive at both ends; without an end it lasts until today. */
export interface Span {
  start: string
  end?: string | undefined
}

/** Days without a break, as day numbers, inclusive at both ends. */
export interface Stretch {
  first: number
  last: number
}

/**
 * Merges spans that overlap or follow each other into the fewest stretches, oldest first. Cuts off what lies after today, and
 * drops a span that ends before it starts.
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
