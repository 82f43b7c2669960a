import { type Sandbox, findContact, findSession } from '../Sandbox.ts'
import { findPersona } from '../personas.ts'
import { playFault } from '../playFault.ts'
import { Refusal } from '../Refusal.ts'
import type { CreateContactRequest } from '../../widget/contracts.generated.ts'
import type { CallHandlers } from '../registerCalls.ts'
import type { Contact } from '../SandboxState.ts'

/** The calls that create a contact and show it. */
export function toContactCalls(sandbox: Sandbox): Pick<CallHandlers, 'createContact' | 'loadContact'> {
  const { state } = sandbox.store

  return {
    createContact: async (call) => {
      const { ssn } = call.body.contactRequest
      if (!findSession(sandbox, call).completed) throw new Refusal(409, 'Call prove/complete first, with success.')
      const { loanApplicationId } = call.body.metaData
      const findKnown = () => Object.values(state.contacts).find((one) => one.loanApplicationId === loanApplicationId)
      if (!findKnown()) await playFault(sandbox, call, 'SSN ending in', ssn)
      // Asked once more, since a second request may have got here first.
      const known = findKnown()
      if (known) return toIds(known)

      const contact = toContact(call.body, sandbox.createId)
      state.contacts[contact.contactId] = contact
      state.counters.contactsCreated += 1
      const behaviour = findPersona('SSN ending in', ssn)?.behaviour
      if (behaviour === 'losesAnswer') call.loseAnswer()
      if (behaviour === 'dropsContact') call.dropAnswer()
      return toIds(contact)
    },

    loadContact: (call) => {
      const contactId = call.value('contactId')
      if (!state.contacts[contactId]) throw new Refusal(404, 'There is no such contact.')
      const contact = findContact(sandbox, { contactId })
      const { firstName, lastName, dateOfBirth, cellPhone, email, addresses, ssnLast4 } = contact
      const hasNoAddress = findPersona('SSN ending in', ssnLast4)?.behaviour === 'hasNoAddress'
      const ssn = `***-**-${ssnLast4}`
      return { firstName, lastName, ssn, dateOfBirth, cellPhone, email, addresses: hasNoAddress ? [] : addresses }
    },
  }
}

function toContact({ contactRequest, assetRequest, metaData }: CreateContactRequest, createId: () => string): Contact {
  const { ssn, addresses, isConsentSelected: _, ...applicant } = contactRequest
  return {
    contactId: createId(),
    leadId: createId(),
    assetId: createId(),
    loanApplicationId: metaData.loanApplicationId,
    ...applicant,
    ssnLast4: ssn.slice(-4),
    addresses: addresses.map(({ isCurrent: _current, ...address }) => address),
    asset: assetRequest,
    metaData,
    offers: [],
    saved: {},
    documents: [],
    references: 0,
  }
}

function toIds({ contactId, leadId, assetId }: Contact) {
  return { contactId, leadId, assetId }
}
