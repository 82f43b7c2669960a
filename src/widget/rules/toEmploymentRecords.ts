import { omitBlank } from './omitBlank.ts'
import { toEmploymentTypeCode } from './toEmploymentTypeCode.ts'
import { toMonthlyIncome } from './toMonthlyIncome.ts'
import { toMonthsAt } from './toMonthsAt.ts'

/** A job as the form holds it; some income types need nothing but themselves. ISO dates, dollars a year. */
export interface EmploymentEntry {
  incomeType: string
  employersName?: string | undefined
  jobTitle?: string | undefined
  employersAddress?: string | undefined
  employersAPTSuiteNumber?: string | undefined
  employersZipCode?: string | undefined
  employersCity?: string | undefined
  employersState?: string | undefined
  employersPhoneNumber?: string | undefined
  startDate?: string | undefined
  isCurrentIncomeSource?: boolean | undefined
  annualIncome?: number | undefined
  endDate?: string | undefined
}

/** A job as the API receives it: the income type as a number, dollars a month, 0 where nothing was asked. */
export interface EmploymentRecord {
  monthsAtJob: number
  jobTitle?: string
  employmentType: number
  companyName?: string
  monthlyIncomeAmount: number
  isCurrent: boolean
  isPrimary: boolean
  streetLine1?: string
  streetLine2?: string
  city?: string
  state?: string
  zip?: string
  phone?: string
  startDate?: string
  endDate?: string
}

/** Turns the jobs, the primary one first, into the API's records. */
export function toEmploymentRecords(entries: readonly EmploymentEntry[], today: string): EmploymentRecord[] {
  return entries.map((entry, index) => {
    const startDate = entry.startDate || undefined
    const isCurrent = entry.isCurrentIncomeSource ?? !entry.endDate
    // The form may still hold the end date of somebody who then said that the job goes on.
    const endDate = isCurrent ? undefined : entry.endDate || undefined
    return {
      monthsAtJob: startDate === undefined ? 0 : toMonthsAt(startDate, endDate, today),
      employmentType: toEmploymentTypeCode(entry.incomeType),
      monthlyIncomeAmount: toMonthlyIncome(entry.annualIncome ?? 0),
      isCurrent,
      isPrimary: index === 0,
      ...omitBlank({
        jobTitle: entry.jobTitle,
        companyName: entry.employersName,
        streetLine1: entry.employersAddress,
        streetLine2: entry.employersAPTSuiteNumber,
        city: entry.employersCity,
        state: entry.employersState,
        zip: entry.employersZipCode,
        phone: entry.employersPhoneNumber,
        startDate,
        endDate,
      }),
    }
  })
}
