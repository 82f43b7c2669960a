import type { Offer } from './SandboxState.ts'

/** A car loan of a credit report: dollars, months, and the ISO day it was opened. */
type Loan = { lender: string; currentBalance: number; payment: number; remainingTerm: number; openDate: string }

const lenders = [
  'Harbor Auto Finance',
  'Prairie Credit Union',
  'Summit Motor Credit',
  'Lakeside Bank',
  'Redwood Vehicle Lending',
  'Old Mill Savings',
] as const

/** Makes the one to three car loans of a contact's credit report; one of them is close to the balance that the contact entered. */
export function toLoans(balance: number, payment: number, seed: number, now: Date): Loan[] {
  const count = 1 + (seed % 3)
  return Array.from({ length: count }, (_, index) => {
    const draw = (seed >>> (index * 5)) % 32
    const near = index === count - 1
    const currentBalance = Math.round(near ? balance * (0.98 + draw / 800) : 2_000 + draw * 900)
    const remainingTerm = near ? toRemainingTerm(currentBalance, payment) : 12 + (draw % 5) * 12
    return {
      lender: lenders[(seed + index) % lenders.length] ?? lenders[0],
      currentBalance,
      payment: near ? payment : toMonthlyPayment(currentBalance, 7.9, remainingTerm),
      remainingTerm,
      openDate: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 6 - draw, 1 + (draw % 28)))
        .toISOString()
        .slice(0, 10),
    }
  })
}

function toRemainingTerm(balance: number, payment: number): number {
  return Math.min(84, Math.max(1, Math.ceil(balance / payment)))
}

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

/** The level monthly payment (dollars, to the cent) that repays a balance over `term` months at `rate` percent a year: the annuity formula. */
export function toMonthlyPayment(balance: number, rate: number, term: number): number {
  const monthly = rate / 100 / 12
  const payment = monthly === 0 ? balance / term : (balance * monthly) / (1 - (1 + monthly) ** -term)
  return Math.round(payment * 100) / 100
}
