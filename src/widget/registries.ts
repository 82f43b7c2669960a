import {
  type ActionRegistry,
  type InputComponent,
  builtInInputs,
  createCallActions,
  createLazyView,
} from '../../engine/index.ts'
import contract from '../../flows/refinance.json?calls'
import type { ActionContracts } from './contracts.generated.ts'
import type { Services } from './createServices.ts'
import { startInputs } from './firstStep.tsx'
import { BotCheckFailedScreen } from './screens/BotCheckFailedScreen.tsx'
import { startScreens } from './screens/startScreens.tsx'

/** Turns the loader of a module into the loader of one of its exports, as the default export that lazy views and actions need. */
const pick =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async () => ({ default: (await load())[name] })

const addressCards = () => import('./history/AddressCards.tsx')
const coverage = () => import('./history/Coverage.tsx')
const thanks = () => import('./documents/Thanks.tsx')
const personCard = () => import('./contact/PersonCard.tsx')
const declined = () => import('./credit/Declined.tsx')
const documentsCheck = () => import('./documents/DocumentsCheck.tsx')
const finalOffer = () => import('./credit/FinalOffer.tsx')
const identityScreens = () => import('./identity/screens.tsx')
const incomeCards = () => import('./history/IncomeCards.tsx')
const selectedOffer = () => import('./credit/SelectedOfferCard.tsx')
const vehicleScreens = () => import('./vehicle/screens.tsx')
const checklist = () => import('./documents/Checklist.tsx')
const digitsInput = () => import('./fields/DigitsInput.tsx')

/** The product's views by the names that the flow uses; each is fetched on its first render, or in advance by its `preload`. */
export const screenRegistry = {
  addressCards: createLazyView(pick(addressCards, 'AddressCards')),
  addressHint: createLazyView(pick(coverage, 'AddressHint')),
  calculatorHelp: createLazyView(pick(() => import('./credit/CalculatorHelp.tsx'), 'CalculatorHelp')),
  callUs: createLazyView(pick(() => import('./screens/startScreens.tsx'), 'HelpLine')),
  celebration: createLazyView(pick(thanks, 'Celebration')),
  contactSummary: createLazyView(pick(personCard, 'ContactSummary')),
  creditWait: createLazyView(pick(() => import('./credit/CreditWait.tsx'), 'CreditWait')),
  declinedDefaultScore: createLazyView(pick(declined, 'DeclinedDefaultScore')),
  declinedLowScore: createLazyView(pick(declined, 'DeclinedLowScore')),
  disqualificationReasons: createLazyView(pick(vehicleScreens, 'DisqualificationReasons')),
  documentsCheck: createLazyView(pick(documentsCheck, 'DocumentsCheck')),
  documentsLink: createLazyView(pick(documentsCheck, 'DocumentsLink')),
  finalOfferCard: createLazyView(pick(finalOffer, 'FinalOfferCard')),
  identityFailure: createLazyView(pick(identityScreens, 'IdentityFailure')),
  includedProducts: createLazyView(pick(finalOffer, 'IncludedProducts')),
  incomeCards: createLazyView(pick(incomeCards, 'IncomeCards')),
  incomeHint: createLazyView(pick(coverage, 'IncomeHint')),
  incomeTotal: createLazyView(pick(incomeCards, 'IncomeTotal')),
  informationSummary: createLazyView(pick(personCard, 'InformationSummary')),
  knownAddress: createLazyView(pick(addressCards, 'KnownAddress')),
  otherIncomeCards: createLazyView(pick(incomeCards, 'OtherIncomeCards')),
  pendingChecklist: createLazyView(pick(checklist, 'PendingChecklist')),
  phoneVerified: createLazyView(pick(identityScreens, 'PhoneVerified')),
  selectedOfferCard: createLazyView(pick(selectedOffer, 'SelectedOfferCard')),
  spinner: createLazyView(pick(() => import('./screens/Scene.tsx'), 'Waiting')),
  statusChecklist: createLazyView(pick(checklist, 'StatusChecklist')),
  summaryRail: createLazyView(pick(selectedOffer, 'SummaryRail')),
  thanks: createLazyView(pick(thanks, 'Thanks')),
  vehicleSummary: createLazyView(pick(vehicleScreens, 'VehicleSummary')),
  verificationNote: createLazyView(pick(identityScreens, 'VerificationNote')),
  whatHappensNext: createLazyView(pick(thanks, 'WhatHappensNext')),
} as const

/** The whole-page screens by name; none is lazy, because they are needed when nothing can be fetched. */
export const pageScreens = { ...startScreens, 'bot-check-failed': BotCheckFailedScreen } as const

const group = { frame: 'group' } as const
const bare = { frame: 'bare' } as const

/** The engine's and the product's inputs by the names that `ui.input` uses; those of the first step are not lazy. */
export const fieldRegistry = {
  ...builtInInputs,
  ...startInputs,
  phone: createLazyView(pick(digitsInput, 'PhoneInput')),
  ssn: createLazyView(pick(() => import('./contact/SsnInput.tsx'), 'SsnInput')),
  annualIncome: createLazyView(pick(incomeCards, 'AnnualIncomeInput')),
  currency: createLazyView(pick(() => import('./fields/CurrencyInput.tsx'), 'CurrencyInput')),
  zip: createLazyView(pick(digitsInput, 'ZipInput')),
  code: createLazyView(pick(digitsInput, 'CodeInput')),
  offerCards: Object.assign(createLazyView(pick(() => import('./credit/OfferCards.tsx'), 'OfferCards')), group),
  loanCards: Object.assign(createLazyView(pick(() => import('./credit/LoanCards.tsx'), 'LoanCards')), group),
  agreement: Object.assign(createLazyView(pick(finalOffer, 'Agreement')), bare),
  product: Object.assign(createLazyView(pick(finalOffer, 'ProductBox')), bare),
} satisfies Readonly<Record<string, InputComponent>>

const vehicleActions = () => import('./vehicle/actions.ts')
const historyActions = () => import('./history/actions.ts')
const identityActions = () => import('./identity/actions.ts')
const contactActions = () => import('./contact/actions.ts')
const creditActions = () => import('./credit/actions.ts')
const documentsActions = () => import('./documents/actions.ts')

/** The actions of the flow that only make the API call of the same name. */
const calls = ['listMakes', 'listModels', 'validateIdentity', 'validateRedirect'] as const

/** The handler of every action of the flow, fetched on first use. */
export const actionRegistry: ActionRegistry<ActionContracts, Services> = {
  ...createCallActions<Pick<ActionContracts, (typeof calls)[number]>, Services>(contract, calls),
  lookUpPlate: pick(vehicleActions, 'lookUpPlate'),
  listYears: pick(vehicleActions, 'listYears'),
  findPlace: pick(historyActions, 'findPlace'),
  startIdentity: pick(identityActions, 'startIdentity'),
  openVerification: pick(identityActions, 'openVerification'),
  sendVerificationPhone: pick(identityActions, 'sendVerificationPhone'),
  changeVerificationPhone: pick(identityActions, 'changeVerificationPhone'),
  checkVerificationCode: pick(identityActions, 'checkVerificationCode'),
  resendVerification: pick(identityActions, 'resendVerification'),
  awaitVerification: pick(identityActions, 'awaitVerification'),
  requestChallenge: pick(identityActions, 'requestChallenge'),
  completeIdentity: pick(identityActions, 'completeIdentity'),
  createContact: pick(contactActions, 'createContact'),
  loadContact: pick(contactActions, 'loadContact'),
  saveLoanInformation: pick(creditActions, 'saveLoanInformation'),
  loadCreditSummary: pick(creditActions, 'loadCreditSummary'),
  requestOffers: pick(creditActions, 'requestOffers'),
  activateDeal: pick(creditActions, 'activateDeal'),
  saveLoanDetails: pick(creditActions, 'saveLoanDetails'),
  saveLenderDetails: pick(creditActions, 'saveLenderDetails'),
  saveAddresses: pick(historyActions, 'saveAddresses'),
  saveEmployment: pick(historyActions, 'saveEmployment'),
  saveOtherIncome: pick(historyActions, 'saveOtherIncome'),
  saveProgress: pick(contactActions, 'saveProgress'),
  loadProgress: pick(contactActions, 'loadProgress'),
  openDocuments: pick(documentsActions, 'openDocuments'),
  awaitDocuments: pick(documentsActions, 'awaitDocuments'),
  awaitUpload: pick(documentsActions, 'awaitUpload'),
  loadUploadStatus: pick(documentsActions, 'loadUploadStatus'),
}
