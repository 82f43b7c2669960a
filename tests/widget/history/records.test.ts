import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { toEmploymentTypeCode, toMonthlyIncome, toMonthsAt } from '../../../src/widget/history/records.ts'

describe('toEmploymentTypeCode', () => {
  it.each([
    ['FullTime', 1],
    ['PartTime', 2],
    ['Casual', 3],
    ['SelfEmployed', 4],
    ['Self Employed', 4],
    ['Temp', 5],
    ['Contract', 6],
    ['Retired', 7],
    ['Student', 8],
    ['Military', 9],
    ['Unemployed', 10],
    ['Disabled', 11],
    ['Other', 12],
  ])('sends %s as %i', (type, code) => expect(toEmploymentTypeCode(type)).toBe(code))

  it.each(['Astronaut', '', 'constructor'])('sends the unknown %j as 12', (type) =>
    expect(toEmploymentTypeCode(type)).toBe(12),
  )
})

const cents = fc.integer({ min: 0, max: 1_000_000_000 })

describe('toMonthlyIncome', () => {
  it('divides by 12 and rounds to the cent, half a cent up', () => {
    expect(toMonthlyIncome(60_000)).toBe(5000)
    expect(toMonthlyIncome(50_000)).toBe(4166.67)
    expect(toMonthlyIncome(0.18)).toBe(0.02)
    expect(toMonthlyIncome(0)).toBe(0)
  })

  it('is off by at most half a cent and has at most two decimals', () => {
    fc.assert(
      fc.property(cents, (annual) => {
        const monthly = toMonthlyIncome(annual / 100)
        expect(Math.abs(Math.round(monthly * 100) * 12 - annual)).toBeLessThanOrEqual(6)
        expect(Number(monthly.toFixed(2))).toBe(monthly)
      }),
    )
  })
})

describe('toMonthsAt', () => {
  it('counts up to the end date when there is one', () => {
    expect(toMonthsAt('2023-01-10', '2024-01-10', '2025-03-15')).toBe(12)
  })

  it('counts up to today when there is no end date', () => {
    expect(toMonthsAt('2024-03-16', undefined, '2025-03-15')).toBe(11)
  })

  it('does not count time in the future', () => {
    expect(toMonthsAt('2024-03-15', '2030-01-01', '2025-03-15')).toBe(12)
  })
})
