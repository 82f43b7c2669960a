import type { EmploymentEntry, EmploymentRecord } from '../contracts.generated.ts'
import { omitBlank } from './omitBlank.ts'
import { toEmploymentTypeCode } from './toEmploymentTypeCode.ts'
import { toMonthlyIncome } from './toMonthlyIncome.ts'
import { toMonthsAt } from './toMonthsAt.ts'

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
