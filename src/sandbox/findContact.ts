import { Refusal } from './Refusal.ts'
import type { Contact } from './SandboxState.ts'
import type { Sandbox } from './Sandbox.ts'

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
