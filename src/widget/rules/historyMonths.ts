import { monthsCovered } from './monthsCovered.ts'
import type { AddressEntry } from '../contracts.generated.ts'

/** A source of income with its dates, as the forms hold it. */
interface IncomeEntry {
  startDate?: string | undefined
  endDate?: string | undefined
  isCurrentIncomeSource?: boolean | undefined
}

/** Months covered by an address history. */
export function addressMonths(history: readonly AddressEntry[], today: string, minimumDays: number): number {
  const spans = history.map(({ moveInDate, moveOutDate }, index) => ({
    start: moveInDate,
    // The first address is where the applicant lives now.
    end: index === 0 ? undefined : moveOutDate,
  }))
  return monthsCovered(spans, today, minimumDays)
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
  const entries = [...employments, ...otherIncomes]
  const dated = entries.filter((entry): entry is IncomeEntry & { startDate: string } => Boolean(entry.startDate))
  if (dated.length < entries.length) return needed
  const spans = dated.map(({ startDate, endDate, isCurrentIncomeSource }) => ({
    start: startDate,
    end: isCurrentIncomeSource === false && endDate ? endDate : undefined,
  }))
  return monthsCovered(spans, today, minimumDays)
}
