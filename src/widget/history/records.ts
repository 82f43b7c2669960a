import type {
  AddressEntry,
  AddressRecord,
  EmploymentEntry,
  EmploymentRecord,
  OtherIncomeEntry,
  OtherIncomeRecord,
} from '../contracts.generated.ts'
import { omitBlank } from '../rules/entries.ts'
import { monthsBetween } from './days.ts'

/** Turns the address history, the current address first, into the API's records. */
export function toAddressRecords(history: readonly AddressEntry[], today: string): AddressRecord[] {
  return history.map((entry, index) => {
    const { streetLine1, streetLine2, city, state, zip, moveInDate, type, monthlyPayment } = entry
    const isCurrent = index === 0
    // The form may still hold the move-out date of an address that was edited into the current one.
    const moveOutDate = isCurrent ? undefined : entry.moveOutDate
    return {
      streetLine1,
      city,
      state,
      zip,
      county: '',
      moveInDate,
      type,
      isCurrent,
      monthsAtAddress: toMonthsAt(moveInDate, moveOutDate, today),
      ...omitBlank({ streetLine2, moveOutDate, monthlyPayment }),
    }
  })
}

/** Turns the jobs, the primary one first, into the API's records. */
export function toEmploymentRecords(entries: readonly EmploymentEntry[], today: string): EmploymentRecord[] {
  return entries.map((entry, index) => {
    const { startDate } = entry
    const isCurrent = entry.isCurrentIncomeSource ?? !entry.endDate
    // The form may still hold the end date from before the applicant said that the job goes on.
    const endDate = isCurrent ? undefined : entry.endDate
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

/** Turns the other incomes into the API's records. */
export function toOtherIncomeRecords(entries: readonly OtherIncomeEntry[], today: string): OtherIncomeRecord[] {
  return entries.map((entry) => {
    const isCurrent = entry.isCurrentIncomeSource ?? !entry.endDate
    // The form may still hold the end date from before the applicant said that the income goes on.
    const endDate = isCurrent ? undefined : entry.endDate
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

const codes = new Map([
  ['fulltime', 1],
  ['parttime', 2],
  ['casual', 3],
  ['selfemployed', 4],
  ['temp', 5],
  ['contract', 6],
  ['retired', 7],
  ['student', 8],
  ['military', 9],
  ['unemployed', 10],
  ['disabled', 11],
])
const other = 12

/** Returns the API's number for an income type, whatever its spacing and case; an unknown type is 12, Other. */
export function toEmploymentTypeCode(type: string): number {
  return codes.get(type.replace(/\s/g, '').toLowerCase()) ?? other
}

/** Divides an annual amount in dollars by 12, rounded to the cent. */
export function toMonthlyIncome(annual: number): number {
  // Counting in cents keeps half a cent exact, so that it always rounds up.
  return Math.round(Math.round(annual * 100) / 12) / 100
}

/** Counts the whole months at an address or a job, up to its end or, while it lasts, up to today. */
export function toMonthsAt(startDate: string, endDate: string | undefined, today: string): number {
  return monthsBetween(startDate, endDate !== undefined && endDate < today ? endDate : today)
}
