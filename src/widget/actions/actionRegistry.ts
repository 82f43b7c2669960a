import type { ActionRegistry } from '../../../engine/index.ts'
import type { ActionContracts } from '../contracts.generated.ts'
import type { Services } from '../createServices.ts'

const vehicle = () => import('../vehicle/actions.ts')
const history = () => import('../history/actions.ts')
const identity = () => import('../identity/actions.ts')
const phoneCheck = () => import('../identity/phoneCheck.ts')
const contact = () => import('../contact/actions.ts')
const credit = () => import('../credit/actions.ts')
const progress = () => import('./progress.ts')
const documents = () => import('../documents/actions.ts')

const pick =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async () => ({ default: (await load())[name] })

/** The handler of every action of the flow, fetched on first need. */
export const actionRegistry: ActionRegistry<ActionContracts, Services> = {
  lookUpPlate: pick(vehicle, 'lookUpPlate'),
  listYears: pick(vehicle, 'listYears'),
  listMakes: pick(vehicle, 'listMakes'),
  listModels: pick(vehicle, 'listModels'),
  findPlace: pick(history, 'findPlace'),
  startIdentity: pick(identity, 'startIdentity'),
  openVerification: pick(phoneCheck, 'openVerification'),
  sendVerificationPhone: pick(phoneCheck, 'sendVerificationPhone'),
  changeVerificationPhone: pick(phoneCheck, 'changeVerificationPhone'),
  checkVerificationCode: pick(phoneCheck, 'checkVerificationCode'),
  resendVerification: pick(phoneCheck, 'resendVerification'),
  awaitVerification: pick(phoneCheck, 'awaitVerification'),
  validateIdentity: pick(identity, 'validateIdentity'),
  requestChallenge: pick(identity, 'requestChallenge'),
  completeIdentity: pick(identity, 'completeIdentity'),
  createContact: pick(contact, 'createContact'),
  loadContact: pick(contact, 'loadContact'),
  saveLoanInformation: pick(credit, 'saveLoanInformation'),
  loadCreditSummary: pick(credit, 'loadCreditSummary'),
  requestOffers: pick(credit, 'requestOffers'),
  activateDeal: pick(credit, 'activateDeal'),
  saveLoanDetails: pick(credit, 'saveLoanDetails'),
  saveLenderDetails: pick(credit, 'saveLenderDetails'),
  saveAddresses: pick(history, 'saveAddresses'),
  saveEmployment: pick(history, 'saveEmployment'),
  saveOtherIncome: pick(history, 'saveOtherIncome'),
  saveProgress: pick(progress, 'saveProgress'),
  loadProgress: pick(progress, 'loadProgress'),
  openDocuments: pick(documents, 'openDocuments'),
  awaitDocuments: pick(documents, 'awaitDocuments'),
  awaitUpload: pick(documents, 'awaitUpload'),
  validateRedirect: pick(documents, 'validateRedirect'),
  loadUploadStatus: pick(documents, 'loadUploadStatus'),
}
