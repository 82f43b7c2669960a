import type { FlowData } from '../contracts.generated.ts'

/** The final offer, a sample until the service makes one: dollars, percent a year, months. */
export const sampleOffer = {
  loan: 40_000,
  /** Without products; with both it is $634.96. */
  monthly: 590.96,
  rate: 4.5,
  term: 72,
  /** What a product adds a month when the applicant ticks it. */
  products: { gap: 26, serviceContract: 18 },
  included: ['paperwork', 'payoff', 'consultant'],
  /** Shown with their price a month, not for sale yet. */
  recommended: { wheels: 25, repairs: 29, keys: 17 },
} as const

/** The terms of the new loan: dollars a month, percent a year, months; with its amount in dollars where it is an example. */
interface LoanTerms {
  readonly monthly: number
  readonly rate: number
  readonly term: number
  readonly loan?: number
  readonly isExample: boolean
}

/** What makes up the payment, in dollars a month, and its total. */
interface FinalOffer {
  readonly items: readonly { readonly name: 'loan' | keyof typeof sampleOffer.products; readonly amount: number }[]
  readonly total: number
}

/** The terms that the applicant picked, and those of an example where that is not known any more. */
export function toLoanTerms(selected: FlowData['selectedOffer']): LoanTerms {
  if (!selected) return { ...sampleOffer, isExample: true }
  const { monthlyPaymentAmount: monthly, rate, term } = selected
  return { monthly, rate, term, isExample: false }
}

/** The payment of the loan with the optional products that were ticked. */
export function toFinalOffer(
  { monthly }: Pick<LoanTerms, 'monthly'>,
  chosen: { readonly gap?: boolean; readonly serviceContract?: boolean },
): FinalOffer {
  const { gap, serviceContract } = sampleOffer.products
  const items = [
    { name: 'loan', amount: monthly },
    ...(chosen.gap ? [{ name: 'gap', amount: gap } as const] : []),
    ...(chosen.serviceContract ? [{ name: 'serviceContract', amount: serviceContract } as const] : []),
  ] as const
  const cents = items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return { items, total: cents / 100 }
}
