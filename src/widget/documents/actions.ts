import { type Handler, toMissing, toOutcome } from '../toOutcome.ts'
import { toAbortError } from '../../../engine/index.ts'
import { restInSight, withLimit } from '../integrations/waiting.ts'

/** Opens the documents site in a new tab. The tab is opened before the call, while the browser still attributes it to the click. */
export const openDocuments: Handler<'openDocuments'> = async ({ contactData: contact }, { services, signal }) => {
  if (!contact) return toMissing('IdsMissing')
  const tab = services.documents.open()
  const { contactId, leadId } = contact
  try {
    const answer = await services.api.call('openDocuments', { body: { contactId, leadId }, signal })
    if (answer.ok && answer.data) tab.go(answer.data)
    else tab.close()
    return toOutcome('opened', answer)
  } catch (error) {
    // The call was given up, so nothing would ever come to the empty tab.
    tab.close()
    throw error
  }
}

/**
 * Waits for the message that the documents site sends through the hub. A lost connection is not a failure: the status can be requested.
 * It is requested, too, when the connection was broken in the meantime, because the message may have been sent to nobody.
 */
export const awaitDocuments: Handler<'awaitDocuments'> = async (
  { contactData: contact, connectionId },
  { services, signal },
) => {
  if (!contact) return toMissing('IdsMissing')
  // The applicant can do nothing about this, because the site is open, so only the error tracker hears of it.
  if (connectionId === '') {
    services.errorTracker.report(new Error('The service gave no connection to hear from the documents site.'))
    return { outcome: 'lost' }
  }
  // If the code of the hub cannot be fetched, there is no connection either.
  const hub = await services.messageHub().catch(() => undefined)
  const { contactId, leadId } = contact
  const hasMissed = async () => {
    const answer = await services.api.call('loadUploadStatus', { body: { contactId, leadId }, signal })
    return !answer.ok || !answer.data || answer.data.isDocumentsUploaded || answer.data.isReferenceAdded
  }
  const message = await hub?.waitForMessage(connectionId, signal, hasMissed)
  return message?.kind === 'message' ? { outcome: 'received', data: { value: message.value } } : { outcome: 'lost' }
}

/**
 * Polls, while the page is visible, whether documents or a reference have arrived that were not `seen` before, for when no
 * message can come. The pauses double from `everySeconds` to `longestSeconds`, and each request may take `answerSeconds`. Coming
 * back to the page polls at once.
 */
export const awaitUpload: Handler<'awaitUpload'> = async (input, { services, signal }) => {
  const { contactData: contact, everySeconds, longestSeconds, answerSeconds, seen } = input
  if (!contact) return toMissing('IdsMissing')
  const { contactId, leadId } = contact
  await restInSight(0, signal)
  for (let seconds = everySeconds; !signal.aborted;) {
    // The applicant did not ask for this call, so its failure is not shown; the next poll tries again.
    const answer = await withLimit(answerSeconds * 1000, signal, (limit) =>
      services.api.call('loadUploadStatus', { body: { contactId, leadId }, signal: limit }),
    ).catch(() => undefined)
    // After a 401 every further poll would fail, too.
    if (answer && !answer.ok && answer.failure.status === 401) return toOutcome('arrived', answer)
    const status = answer?.ok ? answer.data : null
    const isNew = (name: 'isDocumentsUploaded' | 'isReferenceAdded') => status?.[name] && !seen?.[name]
    if (status && (isNew('isDocumentsUploaded') || isNew('isReferenceAdded')))
      return { outcome: 'arrived', data: status }
    const isBack = (await restInSight(seconds * 1000, signal)) === 'returned'
    seconds = isBack ? everySeconds : Math.min(seconds * 2, longestSeconds)
  }
  throw toAbortError()
}

/** Loads whether documents were uploaded and references added. */
export const loadUploadStatus: Handler<'loadUploadStatus'> = async ({ contactData: contact }, { services, signal }) => {
  if (!contact) return toMissing('IdsMissing')
  const { contactId, leadId } = contact
  return toOutcome('loaded', await services.api.call('loadUploadStatus', { body: { contactId, leadId }, signal }))
}
