import { toIntentKey } from '../api/toIntentKey.ts'
import type { Handler } from './Handler.ts'
import { isCreditRefusal } from './isCreditRefusal.ts'
import { toMissing } from './toMissing.ts'
import { toOutcome } from './toOutcome.ts'

/** The soft pull: requests the lenders' offers. Each estimate has one key for it, so that a retry or a reload never pulls twice. */
const requestOffers: Handler<'requestOffers'> = async ({ contact, intents }, { services, signal }) => {
  if (!contact) return toMissing('Contact ID and Lead ID are required')
  const { contactId, leadId, loanApplicationId } = contact
  const body = { contactId, leadId }
  // Applications that were saved before estimates had an id have had one estimate.
  const idempotencyKey = await toIntentKey(intents.estimate ?? loanApplicationId, 'requestOffers', body)
  const answer = await services.api.call('requestOffers', { body, signal, idempotencyKey })
  return isCreditRefusal(answer) ? { outcome: 'refused' } : toOutcome('answered', answer)
}

export default requestOffers
