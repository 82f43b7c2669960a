import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toOutcome } from './toOutcome.ts'

/** Opens the documents site in a new tab. The tab is opened before the call, while the browser still sees the click behind it. */
const openDocuments: Handler<'openDocuments'> = async ({ contact }, { services, signal }) => {
  if (!contact) return toMissing('Contact ID and Lead ID are required')
  const tab = services.documents.open()
  const { contactId, leadId } = contact
  const answer = await services.api.call('openDocuments', { body: { contactId, leadId }, signal })
  if (answer.ok && answer.data) tab.go(answer.data)
  else tab.close()
  return toOutcome('opened', answer)
}

export default openDocuments
