import { Refusal } from './Refusal.ts'
import type { Contact, IdentitySession } from './SandboxState.ts'
import type { SchemaCheck } from './compileSchemas.ts'
import type { Doorbell } from './createDoorbell.ts'
import type { Store } from './createStore.ts'
import type { MessageHub } from './hub/createMessageHub.ts'
import type { Speech } from './toSpoken.ts'

/** What the routes share; the functions below find in it what a call is about. */
export type Sandbox = {
  store: Store
  hub: Pick<MessageHub, 'send' | 'connectionCount'>
  check: SchemaCheck
  /** Rings with the authToken of a session whose phone was confirmed, or whose check was given up. */
  confirmations: Doorbell
  now: () => Date
  slowMs: number
  statusWaitMs: number
  /** How it says its answers. */
  speech: Speech
  /** Whether what comes after the identity check is refused without its token. */
  needsAuthorization: boolean
  /** Makes an id, never the same twice. */
  createId: () => string
  /** Makes the token of an identity check, never the same twice; a vendor's has to look as its SDK expects it. */
  createAuthToken: (check: { flowType: 'MOBILE' | 'DESKTOP'; isPhoneKnown: boolean }) => string
}

/** Finds the contact of these ids, or throws a 409 that says which step is missing; an id that is not given is not compared. */
export function findContact(
  { store }: Sandbox,
  ids: { contactId: string; leadId?: string; assetId?: string },
): Contact {
  const contact = store.state.contacts[ids.contactId]
  if (!contact) throw new Refusal(409, 'There is no such contact yet: call contacts/contact/create first.')
  if (ids.leadId !== undefined && ids.leadId !== contact.leadId) {
    throw new Refusal(409, 'The leadId is not the one of this contact.')
  }
  if (ids.assetId !== undefined && ids.assetId !== contact.assetId) {
    throw new Refusal(409, 'The assetId is not the one of this contact.')
  }
  return contact
}

/** Finds the identity check of a correlation id or of an authToken, or throws a 409 that says which step is missing. */
export function findSession(
  { store }: Sandbox,
  by: { correlationId: string | undefined } | { authToken: string },
): IdentitySession {
  const session = Object.values(store.state.sessions).find((one) =>
    'authToken' in by ? by.authToken !== '' && one.authToken === by.authToken : one.correlationId === by.correlationId,
  )
  if (session) return session
  const what = 'authToken' in by ? 'authToken' : 'correlation id'
  throw new Refusal(409, `There is no identity check with this ${what}: call prove/start first.`)
}

/** Throws a 400 that names each wrong field of a body by the schema of that `$id`. */
export function checkBody({ check }: Pick<Sandbox, 'check'>, schemaId: string, body: unknown): void {
  const problems = check(schemaId, body)
  if (problems.length > 0) throw new Refusal(400, `${problems.join('; ')}.`)
}
