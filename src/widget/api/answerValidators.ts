import type { StandaloneValidator } from '../../../engine/index.ts'
import type { CallName } from './ApiContract.ts'

/** Says whether an answer keeps its schema. */
export type AnswerValidator = StandaloneValidator

/** Loads the validator of each call's answer on first need. */
export type AnswerValidators = Readonly<Record<CallName, () => Promise<{ readonly default: AnswerValidator }>>>

/** The validators of the build: what they accept is what `flows/api.json` names as the call's response. */
export const answerValidators: AnswerValidators = {
  lookUpPlate: () => import('../../../schemas/api/getvin.response.schema.json?validator'),
  listYears: () => import('../../../schemas/api/getyears.response.schema.json?validator'),
  listMakes: () => import('../../../schemas/api/getmake.response.schema.json?validator'),
  listModels: () => import('../../../schemas/api/getmodel.response.schema.json?validator'),
  startIdentity: () => import('../../../schemas/api/prove-start.response.schema.json?validator'),
  validateIdentity: () => import('../../../schemas/api/prove-validate.response.schema.json?validator'),
  requestChallenge: () => import('../../../schemas/api/prove-challenge.response.schema.json?validator'),
  completeIdentity: () => import('../../../schemas/api/prove-complete.response.schema.json?validator'),
  createContact: () => import('../../../schemas/api/contact-create.response.schema.json?validator'),
  loadContact: () => import('../../../schemas/api/contact.response.schema.json?validator'),
  saveLoanInformation: () => import('../../../schemas/api/saved.response.schema.json?validator'),
  loadCreditSummary: () => import('../../../schemas/api/credit-summary.response.schema.json?validator'),
  requestOffers: () => import('../../../schemas/api/lender.response.schema.json?validator'),
  activateDeal: () => import('../../../schemas/api/saved.response.schema.json?validator'),
  saveLoanDetails: () => import('../../../schemas/api/saved.response.schema.json?validator'),
  saveLenderDetails: () => import('../../../schemas/api/saved.response.schema.json?validator'),
  saveAddresses: () => import('../../../schemas/api/saved.response.schema.json?validator'),
  saveEmployment: () => import('../../../schemas/api/saved.response.schema.json?validator'),
  saveOtherIncome: () => import('../../../schemas/api/saved.response.schema.json?validator'),
  saveProgress: () => import('../../../schemas/api/saved.response.schema.json?validator'),
  loadProgress: () => import('../../../schemas/api/progress-history.response.schema.json?validator'),
  loadUploadStatus: () => import('../../../schemas/api/upload-status.response.schema.json?validator'),
  openDocuments: () => import('../../../schemas/api/documents-redirect.response.schema.json?validator'),
  validateRedirect: () => import('../../../schemas/api/validate-redirect.response.schema.json?validator'),
}
