import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMonthlyIncome } from '../../../src/widget/history/records.ts'

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
