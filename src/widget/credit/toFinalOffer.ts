import { sampleOffer } from './sampleOffer.ts'

/** What makes up the payment, in dollars a month, and its total. */
export interface FinalOffer {
  readonly items: readonly { readonly name: keyof typeof sampleOffer.items; readonly amount: number }[]
  readonly total: number
}

/** The payment of the loan with the optional products that were ticked. */
export function toFinalOffer(chosen: { readonly gap?: boolean; readonly serviceContract?: boolean }): FinalOffer {
  const { loan, gap, serviceContract } = sampleOffer.items
  const items = [
    { name: 'loan', amount: loan },
    ...(chosen.gap ? [{ name: 'gap', amount: gap } as const] : []),
    ...(chosen.serviceContract ? [{ name: 'serviceContract', amount: serviceContract } as const] : []),
  ] as const
  const cents = items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return { items, total: cents / 100 }
}
