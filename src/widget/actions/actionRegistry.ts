import type { ActionRegistry } from '../../../engine/index.ts'
import type { ActionContracts } from '../contracts.generated.ts'
import type { Services } from '../createServices.ts'

/** The handler of every action of the flow, fetched on first need. */
export const actionRegistry: ActionRegistry<ActionContracts, Services> = {
  lookUpPlate: () => import('./lookUpPlate.ts'),
  listYears: () => import('./listYears.ts'),
  listMakes: () => import('./listMakes.ts'),
  listModels: () => import('./listModels.ts'),
  findPlace: () => import('./findPlace.ts'),
  startIdentity: () => import('./startIdentity.ts'),
  openVerification: () => import('./openVerification.ts'),
  sendVerificationPhone: () => import('./sendVerificationPhone.ts'),
  changeVerificationPhone: () => import('./changeVerificationPhone.ts'),
  checkVerificationCode: () => import('./checkVerificationCode.ts'),
  resendVerification: () => import('./resendVerification.ts'),
  awaitVerification: () => import('./awaitVerification.ts'),
  validateIdentity: () => import('./validateIdentity.ts'),
  requestChallenge: () => import('./requestChallenge.ts'),
  completeIdentity: () => import('./completeIdentity.ts'),
  createContact: () => import('./createContact.ts'),
  loadContact: () => import('./loadContact.ts'),
  saveLoanInformation: () => import('./saveLoanInformation.ts'),
  loadCreditSummary: () => import('./loadCreditSummary.ts'),
  requestOffers: () => import('./requestOffers.ts'),
  activateDeal: () => import('./activateDeal.ts'),
  saveLoanDetails: () => import('./saveLoanDetails.ts'),
  saveLenderDetails: () => import('./saveLenderDetails.ts'),
  saveAddresses: () => import('./saveAddresses.ts'),
  saveEmployment: () => import('./saveEmployment.ts'),
  saveOtherIncome: () => import('./saveOtherIncome.ts'),
  saveProgress: () => import('./saveProgress.ts'),
  loadProgress: () => import('./loadProgress.ts'),
  openDocuments: () => import('./openDocuments.ts'),
  awaitDocuments: () => import('./awaitDocuments.ts'),
  validateRedirect: () => import('./validateRedirect.ts'),
  loadUploadStatus: () => import('./loadUploadStatus.ts'),
}
