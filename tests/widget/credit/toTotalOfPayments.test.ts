import { expect, it } from 'vitest'
import { toTotalOfPayments } from '../../../src/widget/credit/offerFigures.ts'

it('adds up all payments of a loan to the cent', () => {
  expect(toTotalOfPayments(440.87, 60)).toBe(26_452.2)
  expect(toTotalOfPayments(0.1, 3)).toBe(0.3)
})
