import { type Sandbox, findContact } from '../Sandbox.ts'
import { findPersona } from '../personas.ts'
import { Refusal } from '../Refusal.ts'
import type { CallHandlers } from '../registerCalls.ts'

/** The calls that lead to the documents site and back. */
export function toDocumentsCalls(
  sandbox: Sandbox,
): Pick<CallHandlers, 'loadUploadStatus' | 'openDocuments' | 'validateRedirect'> {
  const { state } = sandbox.store

  const loseFirst = (stipId: string) => {
    const key = `redirect ${stipId}`
    state.tries[key] = (state.tries[key] ?? 0) + 1
    if (state.tries[key] === 1) throw new Refusal(503, 'The service is down for a moment.')
  }

  return {
    loadUploadStatus: (call) => {
      const { documents, references } = findContact(sandbox, call.body)
      return { isDocumentsUploaded: documents.length > 0, isReferenceAdded: references > 0 }
    },

    openDocuments: (call) => {
      const { contactId, ssnLast4 } = findContact(sandbox, call.body)
      const isAlone = findPersona('SSN ending in', ssnLast4)?.behaviour === 'hasNoConnection'
      const connectionId = isAlone ? '' : sandbox.createId()
      const ids = { stipId: sandbox.createId(), contactId, authId: sandbox.createId(), connectionId }
      state.redirects[ids.stipId] = { ...ids, messages: [] }
      return ids
    },

    validateRedirect: (call) => {
      const message = call.value('message')
      const redirect = Object.values(state.redirects).find(({ messages }) => messages.includes(message))
      if (!redirect) throw new Refusal(404, 'No redirect to the documents site has sent this message.')
      const { ssnLast4 } = findContact(sandbox, redirect)
      if (findPersona('SSN ending in', ssnLast4)?.behaviour === 'losesRedirect') loseFirst(redirect.stipId)
      return { isValid: true }
    },
  }
}
