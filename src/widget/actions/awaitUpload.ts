import { toAbortError } from '../api/toAbortError.ts'
import { withLimit } from '../integrations/withLimit.ts'
import { restInSight } from '../integrations/restInSight.ts'
import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toOutcome } from './toOutcome.ts'

/**
 * Asks again and again, while the page is in sight, whether documents or a reference are in that were not `seen` before: for
 * when no message can come. The pauses double from `everySeconds` to `longestSeconds`, each question may take `answerSeconds`;
 * whoever comes back to the page is asked for at once.
 */
const awaitUpload: Handler<'awaitUpload'> = async (input, { services, signal }) => {
  const { contact, everySeconds, longestSeconds, answerSeconds, seen } = input
  if (!contact) return toMissing('Contact ID and Lead ID are required')
  const { contactId, leadId } = contact
  await restInSight(0, signal)
  for (let seconds = everySeconds; !signal.aborted;) {
    // Nobody has asked for it, so nobody is told that it failed or took too long; it is made again.
    const answer = await withLimit(answerSeconds * 1000, signal, (limit) =>
      services.api.call('loadUploadStatus', { body: { contactId, leadId }, signal: limit }),
    ).catch(() => undefined)
    // Only who is not known any more would ask in vain for ever.
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

export default awaitUpload
