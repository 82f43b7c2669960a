import { omitBlank } from './omitBlank.ts'
import { toMonthsAt } from './toMonthsAt.ts'

/** An income that is no job, as the form holds it: ISO dates, dollars a month. */
export interface OtherIncomeEntry {
  incomeType: string
  otherIncomeSource: string
  startDate: string
  isCurrentIncomeSource?: boolean | undefined
  endDate?: string | undefined
  monthlyAmount?: number | undefined
}

/** An income that is no job, as the API receives it; its type is the source, its amount 0 if none was given. */
export interface OtherIncomeRecord {
  monthsAtJob: number
  incomeType: string
  isCurrent: boolean
  monthlyAmount: number
  startDate: string
  endDate?: string
}

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
