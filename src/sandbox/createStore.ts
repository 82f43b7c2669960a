import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The sandbox's state. Change `state` in place, then call `save`, which resolves once the change is in the file. */
export type Store = { readonly state: SandboxState; save(): Promise<void> }

/** Opens a store backed by a JSON file, or by memory without one. Throws when the file exists but cannot be read as state. */
export async function createStore(file?: string): Promise<Store> {
  const state = file === undefined ? toEmptyState() : await readState(file)
  let last: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined

  return {
    state,
    save() {
      if (file === undefined) return Promise.resolve()
      // A write that has not started yet includes this change too.
      waiting ??= last.then(() => {
        waiting = undefined
        return writeState(file, state)
      })
      last = waiting.catch(() => undefined)
      return waiting
    },
  }
}

async function readState(file: string): Promise<SandboxState> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return toEmptyState()
  try {
    const kept: Partial<SandboxState> = JSON.parse(text)
    const state: SandboxState = { ...toEmptyState(), ...kept }
    const { sessions, contacts, redirects, answers, tries } = state
    return {
      ...state,
      sessions: toRecord(sessions),
      contacts: toRecord(contacts),
      redirects: toRecord(redirects),
      answers: toRecord(answers),
      tries: toRecord(tries),
      // A file from an earlier version may lack some counters.
      counters: { ...toEmptyState().counters, ...kept.counters },
    }
  } catch (error) {
    throw new Error(`${file} is not JSON, so the sandbox cannot go on from it. Delete it to start anew.`, {
      cause: error,
    })
  }
}

async function writeState(file: string, state: SandboxState): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  await writeFile(draft, JSON.stringify(state, null, 2), { mode: 0o600 })
  await rename(draft, file)
}

/**
 * An identity check from start to completion. `phone` has ten digits and is unknown until the carrier or the applicant provides
 * it; `returnUrl` is where its instant link leads.
 */
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

/** An offer made to a contact: term in months, rate in percent per year, payment in dollars per month. */
export type Offer = { dealId: string; offerType: string; term: number; rate: number; monthlyPaymentAmount: number }

/** An address of a contact. */
type KnownAddress = { streetLine1: string; streetLine2?: string; city: string; state: string; zip: string }

/** A contact with everything that calls have stored for it. Only the last four digits of the SSN are kept. */
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
  /** Whether calls about the contact need the token of a newer identity check. */
  isExpired?: true
}

/** A visit to the documents site. `messages` are random tokens, one for each notification over the hub. */
export type DocumentsRedirect = {
  stipId: string
  contactId: string
  authId: string
  connectionId: string
  messages: string[]
}

/** A text message in the inbox of the applicant's phone. `link` is a path on this host, `at` an ISO time. */
export type TextMessage = { phoneLast4: string; kind: 'code' | 'link'; code?: string; link?: string; at: string }

/** The answer to an idempotency key, and a fingerprint of the request. */
type KeptAnswer = { fingerprint: string; body: unknown }

/** Everything the sandbox remembers, by id. */
type SandboxState = {
  sessions: Record<string, IdentitySession>
  contacts: Record<string, Contact>
  redirects: Record<string, DocumentsRedirect>
  messages: TextMessage[]
  answers: Record<string, KeptAnswer>
  tries: Record<string, number>
  counters: { contactsCreated: number; loansSaved: number; creditPulls: number; activations: number }
}

/** Returns the initial state of a sandbox. */
function toEmptyState(): SandboxState {
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
function toRecord<Value>(values: Record<string, Value> = {}): Record<string, Value> {
  const record: Record<string, Value> = Object.create(null)
  return Object.assign(record, values)
}
