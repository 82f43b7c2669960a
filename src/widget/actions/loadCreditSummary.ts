import type { Handler } from './Handler.ts'
import { isCreditRefusal } from './isCreditRefusal.ts'
import { toMissing } from './toMissing.ts'
import { toOutcome } from './toOutcome.ts'

/** Loads the car loans of the credit report, in the server's order. */
const loadCreditSummary: Handler<'loadCreditSummary'> = async ({ contact }, { services, signal }) => {
  if (!contact) return toMissing('Contact ID and Lead ID are required')
  const { contactId, leadId } = contact
  const answer = await services.api.call('loadCreditSummary', { params: { contactId }, query: { leadId }, signal })
  return isCreditRefusal(answer) ? { outcome: 'refused' } : toOutcome('loaded', answer)
}

export default loadCreditSummary
