/** The level monthly payment (dollars, to the cent) that repays a balance over `term` months at `rate` percent a year: the annuity formula. */
export function toMonthlyPayment(balance: number, rate: number, term: number): number {
  const monthly = rate / 100 / 12
  const payment = monthly === 0 ? balance / term : (balance * monthly) / (1 - (1 + monthly) ** -term)
  return Math.round(payment * 100) / 100
}
