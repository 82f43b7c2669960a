import { describe, expect, it } from 'vitest'
import { isSameEmployment } from '../../../src/widget/rules/entries.ts'

const job = {
  incomeType: 'FullTime',
  jobTitle: 'Nurse',
  employersName: 'City Clinic',
  employersAddress: '1 Oak Ave',
  employersCity: 'Denver',
  employersState: 'CO',
  employersZipCode: '80203',
  startDate: '2020-01-01',
}

describe('isSameEmployment', () => {
  it('does not mind case, spacing and the kind of employment', () => {
    expect(isSameEmployment(job, { ...job, incomeType: 'PartTime', employersName: 'CITY  clinic' })).toBe(true)
  })

  it.each(Object.keys(job).filter((field) => field !== 'incomeType'))('tells jobs apart by %s', (field) => {
    expect(isSameEmployment(job, { ...job, [field]: '2021-01-01' })).toBe(false)
  })

  it('tells entries that hold nothing but the income type apart by it', () => {
    expect(isSameEmployment({ incomeType: 'Student' }, { incomeType: 'Unemployed' })).toBe(false)
    expect(isSameEmployment({ incomeType: 'Student' }, { incomeType: 'Student' })).toBe(true)
    expect(isSameEmployment({ incomeType: 'FullTime' }, job)).toBe(false)
  })
})
