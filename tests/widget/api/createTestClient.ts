import { compileSchemas } from '../../../engine/validation/compileSchemas.ts'
import { loadSchemas } from '../../../engine/validation/loadSchemas.ts'
import contract from '../../../flows/api.json' with { type: 'json' }
import type { AnswerValidators } from '../../../src/widget/api/answerValidators.ts'
import type { CallName } from '../../../src/widget/api/ApiContract.ts'
import { createApiClient, type ApiClientOptions } from '../../../src/widget/api/createApiClient.ts'

const schemas = await loadSchemas('schemas')
const ids = new Set(Object.values(contract.calls).map(({ response }) => response))
const compiled = compileSchemas({ schemas, ids })

function load(name: CallName) {
  const validator = compiled.get(contract.calls[name].response)
  if (!validator) throw new Error(`The call ${name} has no schema for its answer.`)
  return () => Promise.resolve({ default: validator })
}

/** The answers' validators, compiled in this process from the schemas that the contract names. */
export const testValidators: AnswerValidators = {
  lookUpPlate: load('lookUpPlate'),
  listYears: load('listYears'),
  listMakes: load('listMakes'),
  listModels: load('listModels'),
  startIdentity: load('startIdentity'),
  validateIdentity: load('validateIdentity'),
  requestChallenge: load('requestChallenge'),
  completeIdentity: load('completeIdentity'),
  createContact: load('createContact'),
  loadContact: load('loadContact'),
  saveLoanInformation: load('saveLoanInformation'),
  loadCreditSummary: load('loadCreditSummary'),
  requestOffers: load('requestOffers'),
  activateDeal: load('activateDeal'),
  saveLoanDetails: load('saveLoanDetails'),
  saveLenderDetails: load('saveLenderDetails'),
  saveAddresses: load('saveAddresses'),
  saveEmployment: load('saveEmployment'),
  saveOtherIncome: load('saveOtherIncome'),
  saveProgress: load('saveProgress'),
  loadProgress: load('loadProgress'),
  loadUploadStatus: load('loadUploadStatus'),
  openDocuments: load('openDocuments'),
  validateRedirect: load('validateRedirect'),
}

/** A client of the real contract with a new bot token for each call, and what it reported. */
export function createTestClient(baseUrl: string, options: Partial<ApiClientOptions> = {}) {
  const reports: string[] = []
  const client = createApiClient({
    baseUrl,
    contract,
    validators: testValidators,
    botToken: () => Promise.resolve({ header: 'token', value: crypto.randomUUID() }),
    report: (error) => reports.push(error.message),
    ...options,
  })
  return { client, reports }
}

/** A signal that is never aborted. */
export const noAbort = new AbortController().signal
