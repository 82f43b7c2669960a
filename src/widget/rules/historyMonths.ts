import { monthsCovered } from './monthsCovered.ts'
import type { AddressEntry } from '../contracts.generated.ts'
import { toDayNumber } from './toDayNumber.ts'
import type { Span } from './toUnbrokenStretches.ts'

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

/** What was begun under another type of income, which asks for dates, was never judged. */
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
