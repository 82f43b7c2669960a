import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCheckNumber, sortLoansByDistance } from '../../src/widget/flowFunctions.ts'

describe('toCheckNumber', () => {
  it('is the same for the same values, and fits in 20 bits', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (values) => {
        const number = toCheckNumber(values)
        expect(number).toBe(toCheckNumber([...values]))
        expect(Number.isInteger(number) && number >= 0 && number < 2 ** 20).toBe(true)
      }),
    )
  })

  it('changes whenever one digit changes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 99_999 }),
        fc.nat(3),
        fc.integer({ min: 1, max: 9 }),
        (sum, place, by) => {
          const digits = Array.from(String(sum), Number)
          const mended = digits.with(place, ((digits[place] ?? 0) + by) % 10).join('')
          expect(toCheckNumber([520, mended])).not.toBe(toCheckNumber([520, String(sum)]))
        },
      ),
    )
  })
})

const balances = fc.array(fc.integer({ min: 0, max: 50 }))

describe('sortLoansByDistance', () => {
  it('puts the loan nearest to the entered balance first', () => {
    const loans = [{ currentBalance: 30_000 }, { currentBalance: 9000 }, { currentBalance: 12_500 }]
    expect(sortLoansByDistance(loans, 12_000).map((loan) => loan.currentBalance)).toEqual([12_500, 9000, 30_000])
  })

  it('keeps the given order when no balance was entered', () => {
    const loans = [{ currentBalance: 3 }, { currentBalance: 1 }]
    expect(sortLoansByDistance(loans, undefined)).toEqual(loans)
  })

  it('keeps every loan, sorts by distance, is stable, and does not change its input', () => {
    fc.assert(
      fc.property(balances, fc.integer({ min: 0, max: 50 }), (amounts, balance) => {
        const loans = amounts.map((currentBalance, index) => ({ currentBalance, index }))
        const sorted = sortLoansByDistance(loans, balance)
        expect(loans.map((loan) => loan.index)).toEqual(amounts.map((_, index) => index))
        expect(new Set(sorted)).toEqual(new Set(loans))
        for (const [position, loan] of sorted.entries()) {
          const previous = sorted[position - 1]
          if (!previous) continue
          const step = Math.abs(loan.currentBalance - balance) - Math.abs(previous.currentBalance - balance)
          expect(step > 0 || (step === 0 && loan.index > previous.index)).toBe(true)
        }
      }),
    )
  })
})
