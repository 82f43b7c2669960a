import { toIntentKey } from '../api/toIntentKey.ts'
import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toDone } from './toOutcome.ts'

/** Saves the payment and balance of the loan that is to be refinanced, in dollars. */
const saveLoanInformation: Handler<'saveLoanInformation'> = async (
  { contact, intents, amounts },
  { services, signal },
) => {
  if (!contact || !intents.estimate) return toMissing('Contact ID and Lead ID are required')
  const { contactId, leadId, assetId } = contact
  const { currentMonthlyPayment, remainingLoanBalance } = amounts
  const body = { currentMonthlyPayment, remainingLoanBalance, contactId, leadId, assetId }
  const idempotencyKey = await toIntentKey(intents.estimate, 'saveLoanInformation', body)
  return toDone('saved', await services.api.call('saveLoanInformation', { body, signal, idempotencyKey }))
}

export default saveLoanInformation
