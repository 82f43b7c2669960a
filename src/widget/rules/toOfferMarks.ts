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
