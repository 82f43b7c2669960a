import { describe, expect, it } from 'vitest'
import employmentRequest from '../../../schemas/api/employment.request.schema.json' with { type: 'json' }
import type { EmploymentEntry } from '../../../src/widget/contracts.generated.ts'
import { toEmploymentRecords } from '../../../src/widget/history/records.ts'
import { toPhone } from '../../../src/widget/rules/personal.ts'
import { expectOnTheWire } from './expectOnTheWire.ts'

const today = '2025-03-15'

const job: EmploymentEntry = {
  incomeType: 'FullTime',
  employersName: 'City Clinic',
  jobTitle: 'Nurse',
  employersAddress: '1 Oak Ave',
  employersAPTSuiteNumber: 'Suite 7',
  employersZipCode: '80203',
  employersCity: 'Denver',
  employersState: 'CO',
  employersPhoneNumber: toPhone('+1 (303) 555-0142'),
  startDate: '2022-03-15',
  isCurrentIncomeSource: true,
  annualIncome: 50_000,
}

describe('toEmploymentRecords', () => {
  const ended = { ...job, employersAPTSuiteNumber: '', isCurrentIncomeSource: false, endDate: '2024-03-14' }
  const [primary, second, third] = toEmploymentRecords([job, ended, { incomeType: 'Student' }], today)

  it('renames the fields of a job, with its type as a number and a monthly income', () => {
    expect(primary).toStrictEqual({
      monthsAtJob: 36,
      jobTitle: 'Nurse',
      employmentType: 1,
      companyName: 'City Clinic',
      monthlyIncomeAmount: 4166.67,
      isCurrent: true,
      isPrimary: true,
      streetLine1: '1 Oak Ave',
      streetLine2: 'Suite 7',
      city: 'Denver',
      state: 'CO',
      zip: '80203',
      phone: '3035550142',
      startDate: '2022-03-15',
    })
  })

  it('counts a former job up to its end date, and makes only the first job primary', () => {
    expect(second).toMatchObject({ monthsAtJob: 23, isCurrent: false, isPrimary: false, endDate: '2024-03-14' })
    expect(second).not.toHaveProperty('streetLine2')
  })

  it('sends only the required fields of a student', () => {
    expect(third).toStrictEqual({
      monthsAtJob: 0,
      employmentType: 8,
      monthlyIncomeAmount: 0,
      isCurrent: true,
      isPrimary: false,
    })
  })

  it('drops the end date of a current job', () => {
    expect(toEmploymentRecords([{ ...job, endDate: '2024-01-01' }], today)).toStrictEqual([primary])
  })

  it('treats a job with an end date and no answer as a former one', () => {
    const { isCurrentIncomeSource: _, ...unanswered } = ended
    const [record] = toEmploymentRecords([unanswered], today)
    expect(record).toMatchObject({ isCurrent: false, endDate: '2024-03-14' })
  })

  it('matches the API’s request schema', () => {
    expectOnTheWire(employmentRequest, [primary, second, third])
  })
})
