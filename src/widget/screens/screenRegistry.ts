import { createLazyView } from '../../../engine/index.ts'
import { BotCheckFailedScreen } from './BotCheckFailedScreen.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** The product's views by the names that the flow uses; each is fetched when first drawn, or ahead by its `preload`. */
export const screenRegistry = {
  addressCards: createLazyView(() => import('../history/AddressCards.tsx')),
  addressHint: createLazyView(() => import('../history/AddressHint.tsx')),
  annualIncome: createLazyView(() => import('../history/AnnualIncome.tsx')),
  calculatorHelp: createLazyView(() => import('../credit/CalculatorHelp.tsx')),
  callUs: createLazyView(() => import('./CallUs.tsx')),
  celebration: createLazyView(() => import('../documents/Celebration.tsx')),
  contactSummary: createLazyView(() => import('../contact/ContactSummary.tsx')),
  declinedDefaultScore: createLazyView(() => import('../credit/DeclinedDefaultScore.tsx')),
  declinedLowScore: createLazyView(() => import('../credit/DeclinedLowScore.tsx')),
  disqualificationReasons: createLazyView(() => import('../vehicle/DisqualificationReasons.tsx')),
  documentsCheck: createLazyView(() => import('../documents/DocumentsCheck.tsx')),
  documentsLink: createLazyView(() => import('../documents/DocumentsLink.tsx')),
  finalOfferCard: createLazyView(() => import('../credit/FinalOfferCard.tsx')),
  finalOfferTotals: createLazyView(() => import('../credit/FinalOfferTotals.tsx')),
  identityFailure: createLazyView(() => import('../identity/IdentityFailure.tsx')),
  includedProducts: createLazyView(() => import('../credit/IncludedProducts.tsx')),
  incomeCards: createLazyView(() => import('../history/IncomeCards.tsx')),
  incomeHint: createLazyView(() => import('../history/IncomeHint.tsx')),
  informationSummary: createLazyView(() => import('../contact/InformationSummary.tsx')),
  knownAddress: createLazyView(() => import('../history/KnownAddress.tsx')),
  otherIncomeCards: createLazyView(() => import('../history/OtherIncomeCards.tsx')),
  pendingChecklist: createLazyView(() => import('../documents/PendingChecklist.tsx')),
  phoneVerified: createLazyView(() => import('../identity/PhoneVerified.tsx')),
  selectedOfferCard: createLazyView(() => import('../credit/SelectedOfferCard.tsx')),
  spinner: createLazyView(() => import('./Waiting.tsx')),
  statusChecklist: createLazyView(() => import('../documents/StatusChecklist.tsx')),
  thanks: createLazyView(() => import('../documents/Thanks.tsx')),
  vehicleSummary: createLazyView(() => import('../vehicle/VehicleSummary.tsx')),
  verificationNote: createLazyView(() => import('../identity/VerificationNote.tsx')),
  whatHappensNext: createLazyView(() => import('../documents/WhatHappensNext.tsx')),
} as const

/** The whole-page screens by name. Not lazy: they are needed when nothing can be fetched. */
export const pageScreens = {
  error: ErrorScreen,
  'bot-check-failed': BotCheckFailedScreen,
} as const
