import type { FlowData } from '../contracts.generated.ts'
import { sortLoansByDistance } from '../flowFunctions.ts'

/** A figure in which an offer is the best. */
export type OfferMark = 'lowestPayment' | 'lowestRate'

interface Terms {
  readonly monthlyPaymentAmount: number
  readonly rate: number
}

/** Returns, for each offer in order, the figures in which it is the best; where all offers are equal, none is. */
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

/** Returns the sum of all payments of a loan, in dollars to the cent. */
export function toTotalOfPayments(monthlyPayment: number, months: number): number {
  return (Math.round(monthlyPayment * 100) * months) / 100
}

/** The order of offers: by the lowest payment, which is the largest monthly saving, or by the lowest total of all payments. */
export type OfferOrder = 'payment' | 'total'

/** Sorts offers by one figure; the other one breaks ties. */
export function sortOffers<Offer extends { readonly monthlyPaymentAmount: number; readonly term: number }>(
  offers: readonly Offer[],
  order: OfferOrder,
): readonly Offer[] {
  const payment = (offer: Offer) => offer.monthlyPaymentAmount
  const total = (offer: Offer) => toTotalOfPayments(offer.monthlyPaymentAmount, offer.term)
  const [first, second] = order === 'payment' ? [payment, total] : [total, payment]
  return offers.toSorted((a, b) => first(a) - first(b) || second(a) - second(b))
}

/**
 * Returns what is left to pay today: the entered payment times the payments left on the credit report's loan with the nearest
 * balance. Undefined if no loan's balance is within `percent` of the entered one, because that loan may be for another car, or if no
 * payment is said to be left: a balance is.
 */
export function toLeftToPay(
  { currentMonthlyPayment: payment, remainingLoanBalance: balance }: Partial<FlowData['softPullForm']>,
  loans: readonly { readonly currentBalance: number; readonly remainingTerm: number }[],
  percent: number,
): { readonly amount: number; readonly months: number } | undefined {
  if (payment === undefined || balance === undefined) return undefined
  const [loan] = sortLoansByDistance(loans, balance)
  if (!loan?.remainingTerm || Math.abs(loan.currentBalance - balance) * 100 > balance * percent) return undefined
  return { amount: toTotalOfPayments(payment, loan.remainingTerm), months: loan.remainingTerm }
}
