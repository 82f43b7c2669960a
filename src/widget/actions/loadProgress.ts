import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toOutcome } from './toOutcome.ts'

/** Loads where a saved application goes on; the server may not know it any more. */
const loadProgress: Handler<'loadProgress'> = async ({ contact }, { services, signal }) => {
  if (!contact) return toMissing('Contact ID and Lead ID are required')
  const { contactId, leadId } = contact
  const answer = await services.api.call('loadProgress', { params: { contactId, leadId }, signal })
  return !answer.ok && answer.failure.status === 404 ? { outcome: 'missing' } : toOutcome('found', answer)
}

export default loadProgress
