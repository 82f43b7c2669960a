import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSavings } from '../../../src/widget/credit/offerFigures.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })

describe('toSavings', () => {
  it('subtracts without a trace of binary fractions', () => {
    expect(toSavings(500.3, 400.1)).toBe(100.2)
  })

  it('is negative when the offer costs more', () => {
    expect(toSavings(400, 450.5)).toBe(-50.5)
  })

  it('added to the offer gives today’s payment, to the cent', () => {
    fc.assert(
      fc.property(cents, cents, (current, offer) => {
        expect(Math.round(toSavings(current / 100, offer / 100) * 100) + offer).toBe(current)
      }),
    )
  })
})
