// Made of the schemas by `compileContracts`. Do not edit.

export type SharedMileageRange =
  | '0-10,000'
  | '10,000-20,000'
  | '20,000-30,000'
  | '30,000-40,000'
  | '40,000-50,000'
  | '50,000-60,000'
  | '60,000-70,000'
  | '70,000-80,000'
  | '80,000-90,000'
  | '90,000-100,000'
  | '100,000-110,000'
  | '110,000-120,000'
  | '120,000-130,000'
  | '130,000-140,000'
  | '140,000-150,000'
  | 'Over 150,000 miles'
export type ListYearsResponse = {
  modelYear: number
}[]
export type ListMakesResponse = {
  makeId: string
  makeName: string
}[]
export type ListModelsResponse = {
  modelName: string
}[]
export type UsState =
  | 'AK'
  | 'AL'
  | 'AR'
  | 'AZ'
  | 'CA'
  | 'CO'
  | 'CT'
  | 'DC'
  | 'DE'
  | 'FL'
  | 'GA'
  | 'HI'
  | 'IA'
  | 'ID'
  | 'IL'
  | 'IN'
  | 'KS'
  | 'KY'
  | 'LA'
  | 'MA'
  | 'MD'
  | 'ME'
  | 'MI'
  | 'MN'
  | 'MO'
  | 'MS'
  | 'MT'
  | 'NC'
  | 'ND'
  | 'NE'
  | 'NH'
  | 'NJ'
  | 'NM'
  | 'NV'
  | 'NY'
  | 'OH'
  | 'OK'
  | 'OR'
  | 'PA'
  | 'PR'
  | 'RI'
  | 'SC'
  | 'SD'
  | 'TN'
  | 'TX'
  | 'UT'
  | 'VA'
  | 'VT'
  | 'WA'
  | 'WI'
  | 'WV'
  | 'WY'
export type SharedBirthDate = string
export type SharedPhone = string & { readonly brand: 'Phone' }
export type NextCall = 'validate' | 'challenge' | 'complete' | 'done'
export type Verification = {
  asks: 'code' | 'phone' | 'link'
  phoneLast4?: string
  textsLeft?: number
} | null
export type IdentityState = {
  authToken?: string
  correlationId: string
  next: NextCall
  challengeMissing?: boolean
} | null
export type SharedFirstName = string
export type SharedLastName = string
export type SharedStreet = string
export type SharedStreetExtended = string
export type SharedCity = string
export type SharedState = UsState
export type SharedZip = string
export type SharedSsn = string & { readonly brand: 'Ssn' }
export type SharedResidency = 'Citizen' | 'Resident' | 'Tin' | 'WorkVisa'
export type SharedConsent = true
export type Phone = string & { readonly brand: 'Phone' }
export type ContactData = {
  contactId: string
  leadId: string
  assetId: string
  loanApplicationId: string
} | null
export type SharedAmount = number
export type LoadCreditSummaryResponse = Loan[]
export type SharedPastDate = string
export type SharedResidenceType =
  'OwnsFreeClear' | 'Mortgage' | 'Rent' | 'Lease' | 'Parents' | 'Boards' | 'Military' | 'NotSet'
export type SharedOptionalAmount = number
export type FormsEmployment = {
  incomeType: 'FullTime' | 'PartTime' | 'Self Employed' | 'Contract' | 'Student' | 'Unemployed' | 'Other'
}
export type FormsOtherIncome = {
  otherIncomeSource:
    | 'RentalProperty'
    | 'ChildSupport'
    | 'Retirement'
    | 'Military'
    | 'Disability'
    | 'VaBenefits'
    | 'SocialSecuritySsi'
    | 'EmploymentIncome'
    | 'Other'
  startDate: SharedPastDate
  isCurrentIncomeSource?: boolean
  monthlyAmount: SharedAmount
}
export type Plate = string & { readonly brand: 'Plate' }
export type MileageRange = string
export type Ssn = string & { readonly brand: 'Ssn' }
/**
 * @minItems 1
 * @maxItems 50
 */
export type SaveAddressesRequest = AddressRecord[]
export type EmploymentRecord = ApiEmployment
/**
 * @maxItems 50
 */
export type SaveEmploymentRequest = EmploymentRecord[]
/**
 * @maxItems 50
 */
export type SaveOtherIncomeRequest = OtherIncomeRecord[]

export interface Contracts {
  actions: ActionContracts
  data: FlowData
  events: FlowEvents
  api: ApiContracts
}
export interface ActionContracts {
  lookUpPlate: {
    input: {
      licensePlateInfoForm: FormsLicensePlate
    }
    outcome: {
      outcome: 'answered'
      data: LookUpPlateResponse
    }
  }
  listYears: {
    input: {}
    outcome: {
      outcome: 'listed'
      data: ListYearsResponse
    }
  }
  listMakes: {
    input: {
      yearID: number
    }
    outcome: {
      outcome: 'listed'
      data: ListMakesResponse
    }
  }
  listModels: {
    input: {
      yearID: number
      makeID: string
    }
    outcome: {
      outcome: 'listed'
      data: ListModelsResponse
    }
  }
  findPlace: {
    input: {
      zip: string | null
    }
    outcome:
      | {
          outcome: 'found'
          data: DataPlace
        }
      | {
          outcome: 'unknown'
          data?: unknown
        }
  }
  startIdentity: {
    input: {
      verifyYourIdentity: {
        dateOfBirth: SharedBirthDate
        phone?: SharedPhone
      }
      isMobile: boolean
    }
    outcome: {
      outcome: 'started'
      data: StartIdentityResponse
    }
  }
  openVerification: {
    input: {
      authToken: string
      isMobile: boolean
      textsLeft: number
    }
    outcome:
      | {
          outcome: 'asked'
          data: Verification
        }
      | {
          outcome: 'usedUp'
          data?: unknown
        }
  }
  sendVerificationPhone: {
    input: {
      phone: string
    }
    outcome: {
      outcome: 'asked'
      data: Verification
    }
  }
  checkVerificationCode: {
    input: {
      code: string
    }
    outcome:
      | {
          outcome: 'accepted'
          data?: unknown
        }
      | {
          outcome: 'rejected'
          data?: unknown
        }
  }
  changeVerificationPhone: {
    input: {}
    outcome: {
      outcome: 'asked'
      data: Verification
    }
  }
  resendVerification: {
    input: {
      textsLeft: number
    }
    outcome:
      | {
          outcome: 'sent'
          data?: unknown
        }
      | {
          outcome: 'usedUp'
          data?: unknown
        }
  }
  awaitVerification: {
    input: {}
    outcome: {
      outcome: 'confirmed'
      data?: unknown
    }
  }
  validateIdentity: {
    input: {
      correlationId: string
    }
    outcome: {
      outcome: 'answered'
      data: ValidateIdentityResponse
    }
  }
  requestChallenge: {
    input: {
      correlationId: string
      dateOfBirth: string | null
    }
    outcome:
      | {
          outcome: 'answered'
          data: RequestChallengeResponse
        }
      | {
          outcome: 'refused'
          data?: unknown
        }
  }
  completeIdentity: {
    input: {
      identity: IdentityState
      verifyYourInformation: FormsYourInformation
    }
    outcome: {
      outcome: 'answered'
      data: CompleteIdentityResponse
    }
  }
  createContact: {
    input: {
      loanApplicationId: string
      isRepeated: boolean
      verifyYourInformation: FormsYourInformation
      manualLicensePlateInfoForm: VehicleEntry
      licensePlateInfoForm: FormsLicensePlate
      licensePlateInfoResponse: LookUpPlateResponse | null
    }
    outcome:
      | {
          outcome: 'created'
          data: CreatedContact
        }
      | {
          outcome: 'taken'
          data?: unknown
        }
  }
  loadContact: {
    input: {
      contactData: ContactData
    }
    outcome: {
      outcome: 'loaded'
      data: LoadContactResponse
    }
  }
  saveLoanInformation: {
    input: {
      contactData: ContactData
      intents: Intents
      softPullForm: FormsSoftPull
    }
    outcome: {
      outcome: 'saved'
      data?: unknown
    }
  }
  loadCreditSummary: {
    input: {
      contactData: ContactData
    }
    outcome:
      | {
          outcome: 'loaded'
          data: LoadCreditSummaryResponse
        }
      | {
          outcome: 'refused'
          data?: unknown
        }
  }
  requestOffers: {
    input: {
      contactData: ContactData
      intents: Intents
    }
    outcome:
      | {
          outcome: 'answered'
          data: RequestOffersResponse
        }
      | {
          outcome: 'refused'
          data?: unknown
        }
  }
  activateDeal: {
    input: {
      contactData: ContactData
      intents: Intents
      dealId: string
      isRepeated: boolean
    }
    outcome:
      | {
          outcome: 'activated'
          data?: unknown
        }
      | {
          outcome: 'withdrawn'
          data?: unknown
        }
  }
  saveLoanDetails: {
    input: {
      contactData: ContactData
      loan: Loan
    }
    outcome: {
      outcome: 'saved'
      data?: unknown
    }
  }
  saveLenderDetails: {
    input: {
      contactData: ContactData
      lenderForm: FormsLender
    }
    outcome: {
      outcome: 'saved'
      data?: unknown
    }
  }
  saveAddresses: {
    input: {
      contactData: ContactData
      addressHistory: AddressEntry[]
      today: string
    }
    outcome: {
      outcome: 'saved'
      data?: unknown
    }
  }
  saveEmployment: {
    input: {
      contactData: ContactData
      employments: EmploymentEntry[]
      today: string
    }
    outcome: {
      outcome: 'saved'
      data?: unknown
    }
  }
  saveOtherIncome: {
    input: {
      contactData: ContactData
      otherIncomes: OtherIncomeEntry[]
      today: string
    }
    outcome: {
      outcome: 'saved'
      data?: unknown
    }
  }
  saveProgress: {
    input: Progress
    outcome: {
      outcome: 'saved'
      data?: unknown
    }
  }
  loadProgress: {
    input: {
      contactData: ContactData
      unsent?: Progress | null
    }
    outcome:
      | {
          outcome: 'found'
          data: LoadProgressResponse
        }
      | {
          outcome: 'missing'
          data?: unknown
        }
      | {
          outcome: 'refused'
          data?: unknown
        }
  }
  openDocuments: {
    input: {
      contactData: ContactData
    }
    outcome: {
      outcome: 'opened'
      data: OpenDocumentsResponse
    }
  }
  awaitDocuments: {
    input: {
      contactData: ContactData
      connectionId: string
    }
    outcome:
      | {
          outcome: 'received'
          data: HubMessage
        }
      | {
          outcome: 'lost'
          data?: unknown
        }
  }
  awaitUpload: {
    input: {
      contactData: ContactData
      everySeconds: number
      longestSeconds: number
      answerSeconds: number
      seen: LoadUploadStatusResponse | null
    }
    outcome: {
      outcome: 'arrived'
      data: LoadUploadStatusResponse
    }
  }
  validateRedirect: {
    input: {
      message: string
    }
    outcome: {
      outcome: 'validated'
      data?: unknown
    }
  }
  loadUploadStatus: {
    input: {
      contactData: ContactData
    }
    outcome: {
      outcome: 'loaded'
      data: LoadUploadStatusResponse
    }
  }
}
export interface FormsLicensePlate {
  plateNumber: string & { readonly brand: 'Plate' }
  plateState: UsState
  estimatedMileageRange: SharedMileageRange
}
export interface LookUpPlateResponse {
  isSuccess: boolean
  message?: string
  vin?: string
  year?: number
  make?: string
  makeName?: string
  model?: string
}
export interface DataPlace {
  city: string
  state: UsState
}
export interface StartIdentityResponse {
  authToken: string
  correlationId: string
  next: NextCall
}
export interface ValidateIdentityResponse {
  success: boolean
  next?: NextCall
  challengeMissing?: boolean
  phoneNumber?: string
}
export interface RequestChallengeResponse {
  individual?: KnownIndividual
  next?: NextCall
}
export interface KnownIndividual {
  firstName?: string
  lastName?: string
  ssn?: string
  dob?: string
  emailAddresses?: string[]
  addresses?: KnownIdentityAddress[]
}
export interface KnownIdentityAddress {
  address?: string
  extendedAddress?: string
  city?: string
  region?: string
  postalCode?: string
}
export interface FormsYourInformation {
  firstName: SharedFirstName
  lastName: SharedLastName
  /**
   * @minItems 1
   * @maxItems 1
   */
  addresses: SharedIdentityAddress[]
  phone: SharedPhone
  ssn: SharedSsn
  dateOfBirth: SharedBirthDate
  email: string
  residency: SharedResidency
  isConsentSelected: SharedConsent
}
export interface SharedIdentityAddress {
  address: SharedStreet
  extendedAddress?: SharedStreetExtended
  city: SharedCity
  region: SharedState
  postalCode: SharedZip
}
export interface CompleteIdentityResponse {
  success: boolean
  next?: NextCall
  challengeMissing?: boolean
  phoneNumber?: string
}
export interface VehicleEntry {
  year: number
  make: string
  makeName?: string
  model: string
  estimatedMileage: string
  dateOfBirth?: string
  phone?: Phone
}
export interface CreatedContact {
  contactId: string
  leadId: string
  assetId: string
  isEarlier: boolean
}
export interface LoadContactResponse {
  firstName: string
  lastName: string
  ssn: string
  dateOfBirth: string
  cellPhone: string
  email: string
  addresses: KnownAddress[]
}
export interface KnownAddress {
  streetLine1: string
  streetLine2?: string
  city: string
  state: string
  zip: string
}
export interface Intents {
  estimate?: string
  amounts?: number
  choice?: string
}
export interface FormsSoftPull {
  currentMonthlyPayment: SharedAmount
  remainingLoanBalance: SharedAmount
}
export interface Loan {
  lender: string
  currentBalance: number
  payment: number
  remainingTerm: number
  openDate: string
}
export interface RequestOffersResponse {
  offers: {
    dealId: string
    offerType: string
    term: number
    rate: number
    monthlyPaymentAmount: number
  }[]
  usedDefaultScore: boolean
}
export interface FormsLender {
  lenderName: string
  address: string
  city: string
  state: UsState
  zipCode: string
  phoneNumber: string & { readonly brand: 'Phone' }
  accountNumber: string
}
export interface AddressEntry {
  streetLine1: string
  streetLine2?: string
  city: string
  state: UsState
  zip: string
  moveInDate: string
  moveOutDate?: string
  type: SharedResidenceType
  monthlyPayment?: number
}
export interface EmploymentEntry {
  incomeType: 'FullTime' | 'PartTime' | 'Self Employed' | 'Contract' | 'Student' | 'Unemployed' | 'Other'
  employersName?: string
  jobTitle?: string
  employersAddress?: string
  employersAPTSuiteNumber?: string
  employersZipCode?: string
  employersCity?: string
  employersState?: UsState
  employersPhoneNumber?: Phone
  startDate?: string
  endDate?: string
  isCurrentIncomeSource?: boolean
  annualIncome?: number
}
export interface OtherIncomeEntry {
  otherIncomeSource:
    | 'RentalProperty'
    | 'ChildSupport'
    | 'Retirement'
    | 'Military'
    | 'Disability'
    | 'VaBenefits'
    | 'SocialSecuritySsi'
    | 'EmploymentIncome'
    | 'Other'
  startDate: string
  endDate?: string
  isCurrentIncomeSource?: boolean
  monthlyAmount?: number
}
export interface Progress {
  contactId: string
  leadId: string
  nextScreen: string
  completedScreen: string
}
export interface LoadProgressResponse {
  contactId?: string
  leadId?: string
  nextScreen?: string | null
  completedScreen?: string
}
export interface OpenDocumentsResponse {
  stipId: string
  contactId: string
  authId: string
  connectionId: string
}
export interface HubMessage {
  value: string
}
export interface LoadUploadStatusResponse {
  isDocumentsUploaded: boolean
  isReferenceAdded: boolean
}
export interface FlowData {
  application: Application
  licensePlateInfoForm: FormsLicensePlate
  licensePlateInfoResponse: LookUpPlateResponse | null
  manualLicensePlateInfoForm: VehicleEntry
  visit: {
    isResumed: boolean
  }
  vehicleIsEdited: boolean
  years: ListYearsResponse
  makes: ListMakesResponse
  models: ListModelsResponse
  place: DataPlace | null
  verifyYourIdentity: FormsIdentityDesktop
  identity: IdentityState | null
  verifyAgainTimes: number
  verification: Verification | null
  textsSent: number
  verificationCode: FormsVerificationCode
  verificationPhone: FormsVerificationPhone
  verificationResult: ValidateIdentityResponse | null
  challenge: RequestChallengeResponse | null
  verifyYourInformation: FormsYourInformation
  identityResult: CompleteIdentityResponse | null
  createContactResponse: CreatedContact | null
  contactData: ContactData | null
  addressContactResponse: LoadContactResponse | null
  softPullForm: FormsSoftPull
  contactWanted: string
  intents: Intents
  softPullResponse: RequestOffersResponse | null
  loans: LoadCreditSummaryResponse
  offerSelectionFormData: FormsOfferSelection
  selectedOffer: Offer | null
  choiceRepeated: boolean
  offersRenewed: boolean
  knownAddressForm: FormsKnownAddress
  addressForm: FormsAddress
  previousAddressForm: FormsPreviousAddress
  begunAddress: FormsPreviousAddress
  addressHistory: AddressEntry[]
  addressEdit: Editing
  loanForm: FormsLoanSelection
  lenderForm: FormsLender
  employmentFormData: FormsEmployment
  begunEmployment: FormsEmployment
  employments: EmploymentEntry[]
  employmentEdit: Editing
  incomeFormData: FormsOtherIncome
  otherIncomes: OtherIncomeEntry[]
  incomeEdit: Editing
  begunIncome: FormsOtherIncome
  incomeAdded: boolean
  moreIncomeWanted: boolean
  employmentAndIncomeAdded: boolean
  documentsUploaded: boolean
  documentsRedirect: OpenDocumentsResponse | null
  documentsStatus: LoadUploadStatusResponse | null
  hubMessage: HubMessage | null
  progressHistory: LoadProgressResponse | null
  unsentProgress: (Progress | null) | null
  finalOfferForm: FormsFinalOffer
}
export interface Application {
  loanApplicationId?: string
  isRepeated?: boolean
  isTaken?: boolean
}
export interface FormsIdentityDesktop {
  dateOfBirth: SharedBirthDate
  phone: SharedPhone
}
export interface FormsVerificationCode {
  code: string
}
export interface FormsVerificationPhone {
  phone: SharedPhone
}
export interface FormsOfferSelection {
  dealId: string
}
export interface Offer {
  dealId: string
  offerType: string
  term: number
  rate: number
  monthlyPaymentAmount: number
}
export interface FormsKnownAddress {
  moveInDate: SharedPastDate
  type: SharedResidenceType
  monthlyPayment?: SharedOptionalAmount
}
export interface FormsAddress {
  streetLine1: SharedStreet
  streetLine2?: SharedStreetExtended
  city: SharedCity
  state: SharedState
  zip: SharedZip
  moveInDate: SharedPastDate
  type: SharedResidenceType
  monthlyPayment?: SharedOptionalAmount
}
export interface FormsPreviousAddress {
  streetLine1: string
  streetLine2?: string
  city: string
  state: UsState
  zip: string
  moveInDate: SharedPastDate
  moveOutDate: string
  type: SharedResidenceType
  monthlyPayment?: SharedOptionalAmount
}
export interface Editing {
  index: number | null
}
export interface FormsLoanSelection {
  loan: string
}
export interface FormsFinalOffer {
  gap?: boolean
  serviceContract?: boolean
  otherProducts?: boolean
  isAgreed: true
}
export interface FlowEvents {
  'Step Viewed': {
    step: string
    device: string
    partnerName: string
    environment: string
    language: string
  }
  'No License Found': {
    step: string
    device: string
    partnerName: string
    environment: string
    language: string
  }
  'Lead Created': {
    step: string
    device: string
    partnerName: string
    environment: string
    language: string
  }
  'Soft Pull Authorized': {
    step: string
    device: string
    partnerName: string
    environment: string
    language: string
  }
  'Phone Link Clicked': {
    step: string
    device: string
    partnerName: string
    environment: string
    language: string
  }
  'Step Left': {
    step: string
    device: string
    partnerName: string
    environment: string
    language: string
    seconds: string
    waited: string
  }
  'Page Measured': {
    step: string
    device: string
    partnerName: string
    environment: string
    language: string
    metric: string
    value: string
    rating: string
  }
}
export interface ApiContracts {
  lookUpPlate: {
    request: LookUpPlateRequest
    response: LookUpPlateResponse
  }
  listYears: {
    request: undefined
    response: ListYearsResponse
  }
  listMakes: {
    request: undefined
    response: ListMakesResponse
  }
  listModels: {
    request: undefined
    response: ListModelsResponse
  }
  takePrefill: {
    request: TakePrefillRequest
    response: Prefill
  }
  startIdentity: {
    request: StartIdentityRequest
    response: StartIdentityResponse
  }
  validateIdentity: {
    request: ValidateIdentityRequest
    response: ValidateIdentityResponse
  }
  requestChallenge: {
    request: RequestChallengeRequest
    response: RequestChallengeResponse
  }
  completeIdentity: {
    request: CompleteIdentityRequest
    response: CompleteIdentityResponse
  }
  createContact: {
    request: CreateContactRequest
    response: CreateContactResponse
  }
  loadContact: {
    request: undefined
    response: LoadContactResponse
  }
  saveLoanInformation: {
    request: SaveLoanInformationRequest
    response: SavedResponse
  }
  loadCreditSummary: {
    request: undefined
    response: LoadCreditSummaryResponse
  }
  requestOffers: {
    request: RequestOffersRequest
    response: RequestOffersResponse
  }
  activateDeal: {
    request: undefined
    response: SavedResponse
  }
  saveLoanDetails: {
    request: SaveLoanDetailsRequest
    response: SavedResponse
  }
  saveLenderDetails: {
    request: SaveLenderDetailsRequest
    response: SavedResponse
  }
  saveAddresses: {
    request: SaveAddressesRequest
    response: SavedResponse
  }
  saveEmployment: {
    request: SaveEmploymentRequest
    response: SavedResponse
  }
  saveOtherIncome: {
    request: SaveOtherIncomeRequest
    response: SavedResponse
  }
  saveProgress: {
    request: SaveProgressRequest
    response: SavedResponse
  }
  loadProgress: {
    request: undefined
    response: LoadProgressResponse
  }
  loadUploadStatus: {
    request: LoadUploadStatusRequest
    response: LoadUploadStatusResponse
  }
  openDocuments: {
    request: OpenDocumentsRequest
    response: OpenDocumentsResponse
  }
  validateRedirect: {
    request: undefined
    response: SavedResponse
  }
}
export interface LookUpPlateRequest {
  plateNumber: Plate
  plateState: UsState
  estimatedMileageRange: MileageRange
}
export interface TakePrefillRequest {
  token: string
}
export interface Prefill {
  car?: {
    plateNumber?: string
    plateState?: string
    estimatedMileageRange?: string
    year?: number
    make?: string
    model?: string
  }
  person?: {
    firstName?: string
    lastName?: string
    dateOfBirth?: string
    phone?: string
    email?: string
  }
  home?: {
    street?: string
    extended?: string
    city?: string
    state?: string
    zip?: string
  }
}
export interface StartIdentityRequest {
  flowType: 'MOBILE' | 'DESKTOP'
  dob: string
  phoneNumber?: string
}
export interface ValidateIdentityRequest {
  correlationId: string
}
export interface RequestChallengeRequest {
  correlationId: string
  dob?: string
}
export interface CompleteIdentityRequest {
  correlationId?: string
  individual: Individual
}
export interface Individual {
  firstName: string
  lastName: string
  ssn: Ssn
  dob: string
  /**
   * @maxItems 10
   */
  emailAddresses: string[]
  /**
   * @minItems 1
   * @maxItems 10
   */
  addresses: IdentityAddress[]
}
export interface IdentityAddress {
  address: string
  extendedAddress?: string
  city: string
  region: UsState
  postalCode: string
}
export interface CreateContactRequest {
  contactRequest: ContactRequest
  assetRequest: AssetRequest
  metaData: ContactMetaData
}
export interface ContactRequest {
  firstName: string
  lastName: string
  email: string
  cellPhone: Phone
  isConsentSelected: true
  dateOfBirth: string
  ssn: Ssn
  residencyStatusType: SharedResidency
  /**
   * @minItems 1
   * @maxItems 10
   */
  addresses: ContactAddress[]
}
export interface ContactAddress {
  isCurrent: boolean
  streetLine1: string
  streetLine2?: string
  city: string
  state: UsState
  zip: string
}
export interface AssetRequest {
  plateState?: UsState
  plateNumber?: Plate
  estimatedMileageRange: MileageRange
  vin?: string
  year: number
  make: string
  model: string
}
export interface ContactMetaData {
  version: '1.0'
  loanApplicationId: string
  partnerName: string
  secondaryLeadSource?: string
  oneToOneConsent: true
  utm_medium?: string
  utm_campaign?: string
  utm_content?: string
  utm_source?: string
  secondary_source?: string
  gclid?: string
  subid?: string
  subid1?: string
  subid2?: string
  clickref?: string
  search_id?: string
  sharedid?: string
  clickid?: string
  arm_enabled?: string
  irclickid?: string
  subid3?: 'mobile' | 'desktop'
}
export interface CreateContactResponse {
  contactId: string
  leadId: string
  assetId: string
}
export interface SaveLoanInformationRequest {
  currentMonthlyPayment: number
  remainingLoanBalance: number
  contactId: string
  leadId: string
  assetId: string
}
export interface SavedResponse {
  success?: boolean
  isValid?: boolean
  message?: string
}
export interface RequestOffersRequest {
  contactId: string
  leadId: string
}
export interface SaveLoanDetailsRequest {
  leadId: string
  lender: string
  currentBalance: number
  payment: number
  remainingTerm: number
}
export interface SaveLenderDetailsRequest {
  leadId: string
  lenderName: string
  address: string
  city: string
  state: UsState
  zipCode: string
  phoneNumber: Phone
  accountNumber: string
}
export interface AddressRecord {
  streetLine1: string
  streetLine2?: string
  city: string
  state: UsState
  zip: string
  county: string
  moveInDate: string
  moveOutDate?: string
  type: 'NotSet' | 'OwnsFreeClear' | 'Rent' | 'Parents' | 'Military' | 'Mortgage' | 'Lease' | 'Boards'
  monthlyPayment?: number
  isCurrent: boolean
  monthsAtAddress: number
}
export interface ApiEmployment {
  employmentType: number
  monthsAtJob: number
  monthlyIncomeAmount: number
  isCurrent: boolean
  isPrimary: boolean
  jobTitle?: string
  companyName?: string
  streetLine1?: string
  streetLine2?: string
  city?: string
  state?: UsState
  zip?: string
  phone?: Phone
  startDate?: string
  endDate?: string
}
export interface OtherIncomeRecord {
  incomeType:
    | 'Other'
    | 'RentalProperty'
    | 'ChildSupport'
    | 'Retirement'
    | 'Military'
    | 'Disability'
    | 'VaBenefits'
    | 'SocialSecuritySsi'
    | 'EmploymentIncome'
  monthsAtJob: number
  monthlyAmount: number
  isCurrent: boolean
  startDate: string
  endDate?: string
}
export interface SaveProgressRequest {
  contactId: string
  leadId: string
  nextScreen: string
  completedScreen: string
}
export interface LoadUploadStatusRequest {
  contactId: string
  leadId: string
}
export interface OpenDocumentsRequest {
  contactId: string
  leadId: string
}
