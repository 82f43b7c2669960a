import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { toLeftToPay, toOfferMarks, toSavings, toTotalOfPayments } from '../../../src/widget/credit/offerFigures.ts'

describe('toOfferMarks', () => {
  it('marks the offer with the lowest payment and the one with the lowest rate', () => {
    const offers = [
      { monthlyPaymentAmount: 700, rate: 4 },
      { monthlyPaymentAmount: 500, rate: 5 },
      { monthlyPaymentAmount: 400, rate: 6 },
    ]
    expect(toOfferMarks(offers)).toEqual([['lowestRate'], [], ['lowestPayment']])
  })

  it('gives one offer both marks when it is best at both, and marks all offers that tie', () => {
    const offers = [
      { monthlyPaymentAmount: 400, rate: 4 },
      { monthlyPaymentAmount: 500, rate: 4 },
      { monthlyPaymentAmount: 500, rate: 5 },
    ]
    expect(toOfferMarks(offers)).toEqual([['lowestPayment', 'lowestRate'], ['lowestRate'], []])
  })

  it('marks nothing when there are no differences to choose by', () => {
    const offer = { monthlyPaymentAmount: 400, rate: 4 }
    expect(toOfferMarks([offer])).toEqual([[]])
    expect(toOfferMarks([offer, offer])).toEqual([[], []])
    expect(toOfferMarks([])).toEqual([])
  })
})

const cents = fc.integer({ min: 0, max: 1_000_000_000 })

describe('toSavings', () => {
  it('subtracts without binary rounding errors', () => {
    expect(toSavings(500.3, 400.1)).toBe(100.2)
  })

  it('is negative when the offer costs more', () => {
    expect(toSavings(400, 450.5)).toBe(-50.5)
  })

  it('plus the payment of the offer is today’s payment, to the cent', () => {
    fc.assert(
      fc.property(cents, cents, (current, offer) => {
        expect(Math.round(toSavings(current / 100, offer / 100) * 100) + offer).toBe(current)
      }),
    )
  })
})

describe('toTotalOfPayments', () => {
  it('adds up all payments of a loan, to the cent', () => {
    expect(toTotalOfPayments(440.87, 60)).toBe(26_452.2)
    expect(toTotalOfPayments(0.1, 3)).toBe(0.3)
  })
})

it('toLeftToPay knows nothing from a loan whose remaining payments the report does not know', () => {
  const now = { currentMonthlyPayment: 400, remainingLoanBalance: 20_000 }
  const toLeft = (remainingTerm: number) => toLeftToPay(now, [{ currentBalance: 20_000, remainingTerm }], 10)
  expect(toLeft(50)).toEqual({ amount: 20_000, months: 50 })
  expect(toLeft(0)).toBeUndefined()
})

it('toLeftToPay knows nothing from a loan whose balance is too far from the entered one, or without an entered payment', () => {
  const toMonths = (currentBalance: number, currentMonthlyPayment?: number) =>
    toLeftToPay(
      { remainingLoanBalance: 20_000, ...(currentMonthlyPayment !== undefined && { currentMonthlyPayment }) },
      [{ currentBalance, remainingTerm: 24 }],
      10,
    )?.months
  expect([22_000, 18_000].map((balance) => toMonths(balance, 500))).toEqual([24, 24])
  expect([22_001, 17_999].map((balance) => toMonths(balance, 500))).toEqual([undefined, undefined])
  expect(toMonths(20_000)).toBeUndefined()
})
