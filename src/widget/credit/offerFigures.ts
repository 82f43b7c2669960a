/** What an offer is the best of. */
export type OfferMark = 'lowestPayment' | 'lowestRate'

interface Terms {
  readonly monthlyPaymentAmount: number
  readonly rate: number
}

/** Tells of each offer, in their order, what it is the best of; where all are alike none is. */
export function toOfferMarks(offers: readonly Terms[]): readonly (readonly OfferMark[])[] {
  const isLowestPayment = isLowest(offers.map((offer) => offer.monthlyPaymentAmount))
  const isLowestRate = isLowest(offers.map((offer) => offer.rate))
  return offers.map(({ monthlyPaymentAmount, rate }) => [
    ...(isLowestPayment(monthlyPaymentAmount) ? ['lowestPayment' as const] : []),
    ...(isLowestRate(rate) ? ['lowestRate' as const] : []),
  ])
}

function isLowest(values: readonly number[]) {
  const lowest = Math.min(...values)
  return (value: number) => value === lowest && values.some((other) => other !== lowest)
}

/** Subtracts an offer's monthly payment from today's, in dollars to the cent; negative when the offer costs more. */
export function toSavings(currentMonthlyPayment: number, offerPayment: number): number {
  return (Math.round(currentMonthlyPayment * 100) - Math.round(offerPayment * 100)) / 100
}

/** What all payments of a loan come to, in dollars to the cent. */
export function toTotalOfPayments(monthlyPayment: number, months: number): number {
  return (Math.round(monthlyPayment * 100) * months) / 100
}
