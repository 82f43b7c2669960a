import { sortLoansByDistance } from './sortLoansByDistance.ts'

/** The one loan whose balance is nearest to the entered one; none where there is no choice or no entered balance. */
export function closestLoan<Loan extends { currentBalance: number }>(
  loans: readonly Loan[],
  balance: number | undefined,
): Loan | undefined {
  return loans.length > 1 && balance !== undefined ? sortLoansByDistance(loans, balance)[0] : undefined
}
