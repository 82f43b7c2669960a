import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import {
  hasDuplicate,
  isSameAddress,
  isSameEmployment,
  isSameIncome,
  toComparableText,
  omitBlank,
} from '../../../src/widget/rules/entries.ts'

const home = { streetLine1: '12 Main St', city: 'Denver', state: 'CO', zip: '80202' }

describe('hasDuplicate', () => {
  const list = [home, { ...home, zip: '80204' }]

  it('finds an entry that is already in the list', () => {
    expect(hasDuplicate(list, { ...home, city: 'DENVER' }, isSameAddress)).toBe(true)
    expect(hasDuplicate(list, { ...home, zip: '80205' }, isSameAddress)).toBe(false)
  })

  it('ignores the entry that is being edited, but not the others', () => {
    expect(hasDuplicate(list, home, isSameAddress, 0)).toBe(false)
    expect(hasDuplicate(list, home, isSameAddress, 1)).toBe(true)
  })
})

describe('isSameAddress', () => {
  it('ignores case and spacing', () => {
    expect(isSameAddress(home, { streetLine1: ' 12  MAIN st', city: 'denver ', state: 'co', zip: '80202 ' })).toBe(true)
  })

  it.each(Object.keys(home))('tells addresses apart by %s', (field) => {
    expect(isSameAddress(home, { ...home, [field]: 'other' })).toBe(false)
  })
})

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
  it('ignores case, spacing and the type of employment', () => {
    expect(isSameEmployment(job, { ...job, incomeType: 'PartTime', employersName: 'CITY  clinic' })).toBe(true)
  })

  it.each(Object.keys(job).filter((field) => field !== 'incomeType'))('tells jobs apart by %s', (field) => {
    expect(isSameEmployment(job, { ...job, [field]: '2021-01-01' })).toBe(false)
  })

  it('compares entries that have only an income type by that type', () => {
    expect(isSameEmployment({ incomeType: 'Student' }, { incomeType: 'Unemployed' })).toBe(false)
    expect(isSameEmployment({ incomeType: 'Student' }, { incomeType: 'Student' })).toBe(true)
    expect(isSameEmployment({ incomeType: 'FullTime' }, job)).toBe(false)
  })
})

describe('isSameIncome', () => {
  it('compares the source only', () => {
    expect(isSameIncome({ otherIncomeSource: 'Retirement' }, { otherIncomeSource: 'Retirement' })).toBe(true)
    expect(isSameIncome({ otherIncomeSource: 'Retirement' }, { otherIncomeSource: 'Military' })).toBe(false)
  })
})

describe('toComparableText', () => {
  it('ignores case, outer spaces and repeated inner spaces', () => {
    expect(toComparableText('  12  Main\tSt ')).toBe('12 main st')
  })

  it('treats undefined as empty', () => {
    expect(toComparableText(undefined)).toBe(toComparableText('  '))
  })

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string(), (text) => toComparableText(toComparableText(text)) === toComparableText(text)))
  })
})

describe('omitBlank', () => {
  it('drops undefined and empty texts, and keeps a zero', () => {
    const given = omitBlank({ city: 'Denver', suite: '', phone: undefined, payment: 0 })
    expect(Object.entries(given)).toEqual([
      ['city', 'Denver'],
      ['payment', 0],
    ])
  })
})
