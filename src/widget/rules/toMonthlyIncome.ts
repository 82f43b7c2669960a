/** Divides an annual amount in dollars by 12, rounded to the cent. */
export function toMonthlyIncome(annual: number): number {
  // In whole cents half a cent is exact, so that it rounds up and never down.
  return Math.round(Math.round(annual * 100) / 12) / 100
}
