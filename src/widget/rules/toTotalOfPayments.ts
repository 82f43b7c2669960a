/** What all payments of a loan come to, in dollars to the cent. */
export function toTotalOfPayments(monthlyPayment: number, months: number): number {
  return (Math.round(monthlyPayment * 100) * months) / 100
}
