import { describe, expect, it } from 'vitest'
import { toMonthlyPayment } from '../../src/sandbox/routes/toSoftPullCalls.ts'

describe('toMonthlyPayment', () => {
  it('returns the level payment that repays a loan', () => {
    expect(toMonthlyPayment(40_000, 4.5, 72)).toBe(634.96)
    expect(toMonthlyPayment(20_000, 6, 60)).toBe(386.66)
  })

  it('divides the balance when there is no interest', () => {
    expect(toMonthlyPayment(1_200, 0, 12)).toBe(100)
  })
})
