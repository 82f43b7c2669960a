import { findContact } from '../findContact.ts'
import { findPersona } from '../personas.ts'
import { Refusal } from '../Refusal.ts'
import type { CallHandlers } from '../registerCalls.ts'
import type { Contact } from '../SandboxState.ts'
import type { Sandbox } from '../Sandbox.ts'

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
