import { createLazyView } from '../../../engine/index.ts'
import { BotCheckFailedScreen } from './BotCheckFailedScreen.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** The product's views by the names that the flow uses; each is fetched when first drawn, or ahead by its `preload`. */
export const screenRegistry = {
  addressCards: createLazyView(() => import('./AddressCards.tsx')),
  addressHint: createLazyView(() => import('./AddressHint.tsx')),
  annualIncome: createLazyView(() => import('./AnnualIncome.tsx')),
  calculatorHelp: createLazyView(() => import('./CalculatorHelp.tsx')),
  callUs: createLazyView(() => import('./CallUs.tsx')),
  celebration: createLazyView(() => import('./Celebration.tsx')),
  contactSummary: createLazyView(() => import('./ContactSummary.tsx')),
  declinedDefaultScore: createLazyView(() => import('./DeclinedDefaultScore.tsx')),
  declinedLowScore: createLazyView(() => import('./DeclinedLowScore.tsx')),
  disqualificationReasons: createLazyView(() => import('./DisqualificationReasons.tsx')),
  documentsCheck: createLazyView(() => import('./DocumentsCheck.tsx')),
  documentsLink: createLazyView(() => import('./DocumentsLink.tsx')),
  finalOfferCard: createLazyView(() => import('./FinalOfferCard.tsx')),
  finalOfferTotals: createLazyView(() => import('./FinalOfferTotals.tsx')),
  identityFailure: createLazyView(() => import('./IdentityFailure.tsx')),
  includedProducts: createLazyView(() => import('./IncludedProducts.tsx')),
  incomeCards: createLazyView(() => import('./IncomeCards.tsx')),
  incomeHint: createLazyView(() => import('./IncomeHint.tsx')),
  informationSummary: createLazyView(() => import('./InformationSummary.tsx')),
  knownAddress: createLazyView(() => import('./KnownAddress.tsx')),
  otherIncomeCards: createLazyView(() => import('./OtherIncomeCards.tsx')),
  pendingChecklist: createLazyView(() => import('./PendingChecklist.tsx')),
  phoneVerified: createLazyView(() => import('./PhoneVerified.tsx')),
  selectedOfferCard: createLazyView(() => import('./SelectedOfferCard.tsx')),
  spinner: createLazyView(() => import('./Waiting.tsx')),
  statusChecklist: createLazyView(() => import('./StatusChecklist.tsx')),
  thanks: createLazyView(() => import('./Thanks.tsx')),
  vehicleSummary: createLazyView(() => import('./VehicleSummary.tsx')),
  verificationNote: createLazyView(() => import('./VerificationNote.tsx')),
  whatHappensNext: createLazyView(() => import('./WhatHappensNext.tsx')),
} as const

/** The whole-page screens by name. Not lazy: they are needed when nothing can be fetched. */
export const pageScreens = {
  error: ErrorScreen,
  'bot-check-failed': BotCheckFailedScreen,
} as const
