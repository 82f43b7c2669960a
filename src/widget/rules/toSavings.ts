/** Subtracts an offer's monthly payment from today's, in dollars to the cent; negative when the offer costs more. */
export function toSavings(currentMonthlyPayment: number, offerPayment: number): number {
  return (Math.round(currentMonthlyPayment * 100) - Math.round(offerPayment * 100)) / 100
}
