import contract from '../../../flows/api.json' with { type: 'json' }
import { stage } from './stage.ts'

/** How often the sandbox did what must happen only once per application. */
export interface Counters {
  readonly contactsCreated: number
  readonly loansSaved: number
  readonly creditPulls: number
  readonly activations: number
}

/** Returns the sandbox's counters over all applications. */
export async function readCounters(): Promise<Counters> {
  const response = await fetch(`${stage().apiUrl}/sandbox/state`)
  return response.json()
}

/** Returns how much the counters rose during the work. */
export async function countDuring(work: () => Promise<void>): Promise<Counters> {
  const before = await readCounters()
  await work()
  const after = await readCounters()
  return {
    contactsCreated: after.contactsCreated - before.contactsCreated,
    loansSaved: after.loansSaved - before.loansSaved,
    creditPulls: after.creditPulls - before.creditPulls,
    activations: after.activations - before.activations,
  }
}

/** Stores on the server the step at which the application with these ids resumes. */
export async function saveProgress(ids: { contactId: string; leadId: string }, nextScreen: string): Promise<void> {
  const { contactId, leadId } = ids
  const response = await fetch(`${stage().apiUrl}/progress-history`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', [contract.headers.botOverride]: 'browser tests' },
    body: JSON.stringify({ contactId, leadId, nextScreen, completedScreen: 'OfferSelection' }),
  })
  if (!response.ok) throw new Error(`The sandbox refused the progress ${nextScreen} with ${response.status}.`)
}

/** Invalidates all tokens of the phone with this ending. */
export async function expireSession(phoneLast4: string): Promise<void> {
  const response = await fetch(`${stage().apiUrl}/sandbox/identity/expire/${phoneLast4}`, { method: 'POST' })
  if (!response.ok) throw new Error(`The sandbox refused to expire the phone ${phoneLast4} with ${response.status}.`)
}
