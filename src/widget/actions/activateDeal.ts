import { toIntentKey } from '../api/toIntentKey.ts'
import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toDone } from './toOutcome.ts'

/** Makes the picked offer the active deal. */
const activateDeal: Handler<'activateDeal'> = async ({ contact, dealId }, { services, signal }) => {
  if (!contact) return toMissing('Contact id are required')
  const idempotencyKey = await toIntentKey(contact.loanApplicationId, 'activateDeal', { dealId })
  return toDone('activated', await services.api.call('activateDeal', { params: { dealId }, signal, idempotencyKey }))
}

export default activateDeal
