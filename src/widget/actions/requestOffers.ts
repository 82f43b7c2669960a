import { toIntentKey } from '../api/toIntentKey.ts'
import type { Handler } from './Handler.ts'
import { isCreditRefusal } from './isCreditRefusal.ts'
import { toMissing } from './toMissing.ts'
import { toOutcome } from './toOutcome.ts'

/** The soft pull: requests the lenders' offers. One application has one key for it, so that a retry or a reload never pulls twice. */
const requestOffers: Handler<'requestOffers'> = async ({ contact }, { services, signal }) => {
  if (!contact) return toMissing('Contact ID and Lead ID are required')
  const { contactId, leadId, loanApplicationId } = contact
  const body = { contactId, leadId }
  const idempotencyKey = await toIntentKey(loanApplicationId, 'requestOffers', body)
  const answer = await services.api.call('requestOffers', { body, signal, idempotencyKey })
  return isCreditRefusal(answer) ? { outcome: 'refused' } : toOutcome('answered', answer)
}

export default requestOffers
