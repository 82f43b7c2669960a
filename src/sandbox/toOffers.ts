import { toMonthlyPayment } from './toMonthlyPayment.ts'
import type { Offer } from './SandboxState.ts'

const terms = [36, 48, 60, 72, 84] as const

/** Makes three to five offers for a balance in dollars: the longer the term, the higher the rate and the lower the payment. */
export function toOffers(balance: number, seed: number, createId: () => string): Offer[] {
  const count = 3 + (seed % 3)
  const first = (seed >>> 4) % (terms.length - count + 1)
  const baseRate = 4.24 + ((seed >>> 8) % 12) * 0.25
  return terms.slice(first, first + count).map((term, index) => {
    const rate = Math.round((baseRate + index * 0.35) * 100) / 100
    const offerType = index === 0 ? 'Lowest rate' : index === count - 1 ? 'Lowest payment' : 'Balanced'
    return { dealId: createId(), offerType, term, rate, monthlyPaymentAmount: toMonthlyPayment(balance, rate, term) }
  })
}
