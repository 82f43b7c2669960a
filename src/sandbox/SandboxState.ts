/** An identity check from its start to its completion; `phone` has ten digits and is unknown until the carrier or the applicant tells it, `returnUrl` is where its instant link leads on to. */
export type IdentitySession = {
  correlationId: string
  authToken: string
  flowType: 'MOBILE' | 'DESKTOP'
  dob: string
  phone?: string
  code?: string
  linkId?: string
  returnUrl?: string
  confirmed: boolean
  validated: boolean
  failed: boolean
  completed: boolean
}

/** An offer as made to a contact: term in months, rate in percent a year, payment in dollars a month. */
export type Offer = { dealId: string; offerType: string; term: number; rate: number; monthlyPaymentAmount: number }

/** An address as a contact has it. */
export type KnownAddress = { streetLine1: string; streetLine2?: string; city: string; state: string; zip: string }

/** A contact with everything that the calls have stored for it; of the SSN only the last four digits are kept. */
export type Contact = {
  contactId: string
  leadId: string
  assetId: string
  loanApplicationId: string
  firstName: string
  lastName: string
  email: string
  cellPhone: string
  dateOfBirth: string
  residencyStatusType: string
  ssnLast4: string
  addresses: KnownAddress[]
  asset: unknown
  metaData: unknown
  loanInformation?: { currentMonthlyPayment: number; remainingLoanBalance: number }
  offers: Offer[]
  activeDealId?: string
  saved: Partial<Record<'loanDetails' | 'lenderDetails' | 'addresses' | 'employment' | 'otherIncome', unknown>>
  progress?: { nextScreen: string; completedScreen: string }
  documents: string[]
  references: number
  /** Whether calls about it need the token of a newer phone check. */
  isExpired?: true
}

/** A visit to the documents site; `message` is what the site sends over the hub when something arrived. */
export type DocumentsRedirect = {
  stipId: string
  contactId: string
  authId: string
  connectionId: string
  messages: string[]
}

/** A text message in the inbox of the applicant's phone; `link` is a path on this host, `at` an ISO time. */
export type TextMessage = { phoneLast4: string; kind: 'code' | 'link'; code?: string; link?: string; at: string }

/** What was answered to an idempotency key, and a fingerprint of what was asked. */
export type KeptAnswer = { fingerprint: string; body: unknown }

/** Everything the sandbox remembers, by id. */
export type SandboxState = {
  sessions: Record<string, IdentitySession>
  contacts: Record<string, Contact>
  redirects: Record<string, DocumentsRedirect>
  messages: TextMessage[]
  answers: Record<string, KeptAnswer>
  tries: Record<string, number>
  counters: { contactsCreated: number; loansSaved: number; creditPulls: number; activations: number }
}

/** The state of a sandbox that nobody has called yet. */
export function toEmptyState(): SandboxState {
  return {
    sessions: toRecord(),
    contacts: toRecord(),
    redirects: toRecord(),
    messages: [],
    answers: toRecord(),
    tries: toRecord(),
    counters: { contactsCreated: 0, loansSaved: 0, creditPulls: 0, activations: 0 },
  }
}

/** Copies a record without a prototype, so that looking up the id "constructor" finds nothing. */
export function toRecord<Value>(values: Record<string, Value> = {}): Record<string, Value> {
  const record: Record<string, Value> = Object.create(null)
  return Object.assign(record, values)
}
