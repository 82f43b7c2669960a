import { type Sandbox, findContact, findSession, Refusal, countTry } from '../Sandbox.ts'
import { behaviorOf } from '../personas.ts'
import { playFault } from '../playFault.ts'
import type { CreateContactRequest } from '../../widget/contracts.generated.ts'
import type { CallHandlers, Call } from '../registerCalls.ts'
import type { Contact } from '../createStore.ts'

/** Creates the handlers of the calls that create and load a contact. */
export function toContactCalls(sandbox: Sandbox): Pick<CallHandlers, 'createContact' | 'loadContact'> {
  const { state } = sandbox.store

  return {
    createContact: async (call) => {
      const { ssn } = call.body.contactRequest
      if (!findSession(sandbox, call).completed) throw new Refusal(409, 'Call prove/complete first, with success.')
      const { loanApplicationId } = call.body.metaData
      const findKnown = () => Object.values(state.contacts).find((one) => one.loanApplicationId === loanApplicationId)
      if (!findKnown()) await playFault(sandbox, call, 'SSN ending in', ssn)
      // Looked up again, because another request may have created it during the wait.
      const known = findKnown()
      if (known) return toIds(known)

      const contact = toContact(call.body, sandbox.createId)
      state.contacts[contact.contactId] = contact
      state.counters.contactsCreated += 1
      const behavior = behaviorOf('SSN ending in', ssn)
      if (behavior === 'losesAnswer') call.loseAnswer()
      if (behavior === 'dropsContact') call.dropAnswer()
      return toIds(contact)
    },

    loadContact: (call) => {
      const contactId = call.value('contactId')
      if (!state.contacts[contactId]) throw new Refusal(404, 'There is no such contact.')
      const contact = findContact(sandbox, { contactId })
      const { firstName, lastName, dateOfBirth, cellPhone, email, addresses, ssnLast4 } = contact
      const hasNoAddress = behaviorOf('SSN ending in', ssnLast4) === 'hasNoAddress'
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

/** Creates the handlers of the calls that save what the applicant enters after choosing an offer. */
export function toApplicantCalls(
  sandbox: Sandbox,
): Pick<
  CallHandlers,
  'saveLoanDetails' | 'saveLenderDetails' | 'saveAddresses' | 'saveEmployment' | 'saveOtherIncome'
> {
  const save = (part: keyof Contact['saved'], call: Call, ids: { leadId?: string; assetId?: string } = {}) => {
    const contact = findContact(sandbox, { contactId: call.value('contactId'), ...ids })
    if (!contact.activeDealId) throw new Refusal(409, 'No offer is chosen yet: call lender/{dealId}/active first.')
    contact.saved[part] = call.body
    return { success: true }
  }

  return {
    saveLoanDetails: (call) => save('loanDetails', call, toLoanIds(call)),
    saveLenderDetails: (call) => save('lenderDetails', call, toLoanIds(call)),
    saveAddresses: (call) => save('addresses', call),
    saveEmployment: (call) => save('employment', call),
    saveOtherIncome: (call) => save('otherIncome', call),
  }
}

function toLoanIds(call: Call<{ leadId: string }>) {
  return { leadId: call.body.leadId, assetId: call.value('assetId') }
}

/** Creates the handlers of the calls that save and load the progress of an application. */
export function toProgressCalls(sandbox: Sandbox): Pick<CallHandlers, 'saveProgress' | 'loadProgress'> {
  return {
    saveProgress: (call) => {
      const { nextScreen, completedScreen } = call.body
      const contact = findContact(sandbox, call.body)
      const isLost = behaviorOf('SSN ending in', contact.ssnLast4) === 'losesProgress'
      if (isLost && countTry(sandbox, `progress ${contact.contactId}`) === 1)
        throw new Refusal(500, 'The service is down for a moment.')
      contact.progress = { nextScreen, completedScreen }
      return { success: true }
    },

    loadProgress: (call) => {
      const contact = sandbox.store.state.contacts[call.value('contactId')]
      if (contact?.leadId !== call.value('leadId') || !contact.progress) {
        throw new Refusal(404, 'There is no progress of this application.')
      }
      const isForgotten = behaviorOf('SSN ending in', contact.ssnLast4) === 'forgetsScreen'
      const { nextScreen, completedScreen } = contact.progress
      const known = { contactId: contact.contactId, leadId: contact.leadId, completedScreen }
      return isForgotten ? known : { ...known, nextScreen }
    },
  }
}
