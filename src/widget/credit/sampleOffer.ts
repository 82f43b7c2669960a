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
