import type { OtherIncomeEntry, OtherIncomeRecord } from '../contracts.generated.ts'
import { omitBlank } from './omitBlank.ts'
import { toMonthsAt } from './toMonthsAt.ts'

/** Turns the other incomes into the API's records. */
export function toOtherIncomeRecords(entries: readonly OtherIncomeEntry[], today: string): OtherIncomeRecord[] {
  return entries.map((entry) => {
    const isCurrent = entry.isCurrentIncomeSource ?? !entry.endDate
    // The form may still hold the end date of somebody who then said that the income goes on.
    const endDate = isCurrent ? undefined : entry.endDate || undefined
    return {
      monthsAtJob: toMonthsAt(entry.startDate, endDate, today),
      incomeType: entry.otherIncomeSource,
      isCurrent,
      monthlyAmount: entry.monthlyAmount ?? 0,
      startDate: entry.startDate,
      ...omitBlank({ endDate }),
    }
  })
}
