import { findContact } from '../findContact.ts'
import { Refusal } from '../Refusal.ts'
import type { CallHandlers } from '../registerCalls.ts'
import type { Sandbox } from '../Sandbox.ts'

/** The calls that keep how far an application got. */
export function toProgressCalls(sandbox: Sandbox): Pick<CallHandlers, 'saveProgress' | 'loadProgress'> {
  return {
    saveProgress: (call) => {
      const { nextScreen, completedScreen } = call.body
      findContact(sandbox, call.body).progress = { nextScreen, completedScreen }
      return { success: true }
    },

    loadProgress: (call) => {
      const contact = sandbox.store.state.contacts[call.value('contactId')]
      if (contact?.leadId !== call.value('leadId') || !contact.progress) {
        throw new Refusal(404, 'There is no progress of this application.')
      }
      return { contactId: contact.contactId, leadId: contact.leadId, ...contact.progress }
    },
  }
}
