/** The final offer, a sample until the service makes one: dollars, percent a year, months. */
export const sampleOffer = {
  loan: 40_000,
  monthly: 634.96,
  rate: 4.5,
  term: 72,
  /** What the payment is made of; a product counts when the applicant ticks it. */
  items: { loan: 590.96, gap: 26, serviceContract: 18 },
  included: ['paperwork', 'payoff', 'consultant'],
  /** Shown with their price a month, not for sale yet. */
  recommended: { wheels: 25, repairs: 29, keys: 17 },
} as const
