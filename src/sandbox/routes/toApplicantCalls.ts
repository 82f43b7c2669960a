import { Refusal } from '../Refusal.ts'
import { type Sandbox, findContact } from '../Sandbox.ts'
import type { Contact } from '../SandboxState.ts'
import { findPersona } from '../personas.ts'
import type { Call, CallHandlers } from '../registerCalls.ts'

/** The calls that keep what the applicant tells after an offer was chosen. */
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
    saveLoanDetails: (call) => save('loanDetails', call, toIds(call)),
    saveLenderDetails: (call) => save('lenderDetails', call, toIds(call)),
    saveAddresses: (call) => save('addresses', call),
    saveEmployment: (call) => save('employment', call),
    saveOtherIncome: (call) => save('otherIncome', call),
  }
}

function toIds(call: Call<{ leadId: string }>) {
  return { leadId: call.body.leadId, assetId: call.value('assetId') }
}

/** The calls that keep how far an application got. */
export function toProgressCalls(sandbox: Sandbox): Pick<CallHandlers, 'saveProgress' | 'loadProgress'> {
  const { tries } = sandbox.store.state

  const loseFirst = ({ contactId }: Contact) => {
    const key = `progress ${contactId}`
    tries[key] = (tries[key] ?? 0) + 1
    if (tries[key] === 1) throw new Refusal(500, 'The service is down for a moment.')
  }

  return {
    saveProgress: (call) => {
      const { nextScreen, completedScreen } = call.body
      const contact = findContact(sandbox, call.body)
      if (findPersona('SSN ending in', contact.ssnLast4)?.behaviour === 'losesProgress') loseFirst(contact)
      contact.progress = { nextScreen, completedScreen }
      return { success: true }
    },

    loadProgress: (call) => {
      const contact = sandbox.store.state.contacts[call.value('contactId')]
      if (contact?.leadId !== call.value('leadId') || !contact.progress) {
        throw new Refusal(404, 'There is no progress of this application.')
      }
      const isForgotten = findPersona('SSN ending in', contact.ssnLast4)?.behaviour === 'forgetsScreen'
      const { nextScreen, completedScreen } = contact.progress
      const known = { contactId: contact.contactId, leadId: contact.leadId, completedScreen }
      return isForgotten ? known : { ...known, nextScreen }
    },
  }
}
