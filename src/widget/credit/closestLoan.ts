/** The one loan whose balance is nearest to the entered one; none where there is no choice or no entered balance. */
export function closestLoan<Loan extends { currentBalance: number }>(
  loans: readonly Loan[],
  balance: number | undefined,
): Loan | undefined {
  return loans.length > 1 && balance !== undefined ? sortLoansByDistance(loans, balance)[0] : undefined
}

/**
 * Orders loans by how far their current balance is from the entered one, nearest first; equally far ones keep their order,
 * and without an entered balance all do.
 */
export function sortLoansByDistance<Loan extends { currentBalance: number }>(
  loans: readonly Loan[],
  balance: number | undefined,
): Loan[] {
  if (balance === undefined) return [...loans]
  const distance = (loan: Loan) => Math.abs(loan.currentBalance - balance)
  return loans.toSorted((a, b) => distance(a) - distance(b))
}
