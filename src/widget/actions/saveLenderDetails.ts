import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toDone } from './toOutcome.ts'

/** Saves the lender of a loan that the credit report does not list. */
const saveLenderDetails: Handler<'saveLenderDetails'> = async ({ contact, lender }, { services, signal }) => {
  if (!contact) return toMissing('Lead ID are required')
  const { contactId, assetId, leadId } = contact
  const body = { leadId, ...lender }
  return toDone('saved', await services.api.call('saveLenderDetails', { params: { contactId, assetId }, body, signal }))
}

export default saveLenderDetails
