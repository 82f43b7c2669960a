import { expect, it } from 'vitest'
import { closestLoan } from '../../../src/widget/credit/LoanCards.tsx'

const loans = [{ currentBalance: 18_000 }, { currentBalance: 900 }]

it('closestLoan returns the loan whose balance is nearest to the entered one', () => {
  expect(closestLoan(loans, 1_000)).toBe(loans[1])
  expect(closestLoan(loans, 20_000)).toBe(loans[0])
})

it('closestLoan returns nothing without an entered balance or with a single loan', () => {
  expect(closestLoan(loans, undefined)).toBeUndefined()
  expect(closestLoan(loans.slice(1), 1_000)).toBeUndefined()
})
