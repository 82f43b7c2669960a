import type { Handler } from './Handler.ts'

/** Waits for the message that the documents site sends through the hub. A lost connection is no failure: the status can be asked for. */
const awaitDocuments: Handler<'awaitDocuments'> = async ({ connectionId }, { services, signal }) => {
  // Nothing that the applicant could do about it: the site is open, and whoever tracks errors may ask the host why.
  if (connectionId === '') {
    services.errorTracker.report(new Error('The service gave no connection to hear from the documents site.'))
    return { outcome: 'lost' }
  }
  // Where its code cannot be fetched there is no connection either.
  const hub = await services.messageHub().catch(() => undefined)
  const message = await hub?.waitForMessage(connectionId, signal)
  return message?.kind === 'message' ? { outcome: 'received', data: { value: message.value } } : { outcome: 'lost' }
}

export default awaitDocuments
