import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toDone } from './toOutcome.ts'

/** Saves which loan of the credit report is to be refinanced. */
const saveLoanDetails: Handler<'saveLoanDetails'> = async ({ contact, loan }, { services, signal }) => {
  if (!contact) return toMissing('Lead ID are required')
  const { contactId, assetId, leadId } = contact
  const { lender, currentBalance, payment, remainingTerm } = loan
  const body = { leadId, lender, currentBalance, payment, remainingTerm }
  return toDone('saved', await services.api.call('saveLoanDetails', { params: { contactId, assetId }, body, signal }))
}

export default saveLoanDetails
