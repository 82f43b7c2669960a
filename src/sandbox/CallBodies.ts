import type { Contact, KnownAddress } from './SandboxState.ts'

type Ids = { contactId: string; leadId: string }

/** What the sandbox reads of each call's body once its schema has accepted it; a call that is not listed has none. */
export type CallBodies = {
  lookUpPlate: { plateNumber: string; plateState: string; estimatedMileageRange: string }
  startIdentity: { flowType: 'MOBILE' | 'DESKTOP'; dob: string; phoneNumber?: string }
  validateIdentity: { correlationId: string }
  requestChallenge: { correlationId: string; dob?: string }
  completeIdentity: { correlationId: string; individual: unknown }
  createContact: {
    contactRequest: Pick<
      Contact,
      'firstName' | 'lastName' | 'email' | 'cellPhone' | 'dateOfBirth' | 'residencyStatusType'
    > & { isConsentSelected: true; ssn: string; addresses: (KnownAddress & { isCurrent: boolean })[] }
    assetRequest: unknown
    metaData: { loanApplicationId: string }
  }
  saveLoanInformation: Ids & { assetId: string; currentMonthlyPayment: number; remainingLoanBalance: number }
  requestOffers: Ids
  saveLoanDetails: { leadId: string }
  saveLenderDetails: { leadId: string }
  saveAddresses: unknown[]
  saveEmployment: unknown[]
  saveOtherIncome: unknown[]
  saveProgress: Ids & { nextScreen: string; completedScreen: string }
  loadUploadStatus: Ids
  openDocuments: Ids
}
