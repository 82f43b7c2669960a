import { toIntentKey } from '../../../engine/index.ts'
import type { Offer } from '../contracts.generated.ts'
import { type Answer, type Handler, isSettled, isUnread, toDone, toMissing, toOutcome } from '../toOutcome.ts'

/** Saves the monthly payment and the balance, in dollars, of the loan to refinance. */
export const saveLoanInformation: Handler<'saveLoanInformation'> = async (
  { contactData: contact, intents, softPullForm },
  { services, signal },
) => {
  if (!contact || !intents.estimate) return toMissing('IdsMissing')
  const { contactId, leadId, assetId } = contact
  const { currentMonthlyPayment, remainingLoanBalance } = softPullForm
  const body = { currentMonthlyPayment, remainingLoanBalance, contactId, leadId, assetId }
  const idempotencyKey = await toIntentKey(intents.estimate, 'saveLoanInformation', body)
  return toDone('saved', await services.api.call('saveLoanInformation', { body, signal, idempotencyKey }))
}

/** The statuses of a credit report that cannot be read, or that the host does not have (404): trying again would not change that. */
const noReportStatuses: readonly unknown[] = ['InvalidAnswer', 404]

/**
 * Loads the car loans of the credit report, in the server's order. No report counts as one without loans, because the applicant can enter
 * the lender, and offers do not depend on it.
 */
export const loadCreditSummary: Handler<'loadCreditSummary'> = async (
  { contactData: contact },
  { services, signal },
) => {
  if (!contact) return toMissing('IdsMissing')
  const { contactId, leadId } = contact
  const answer = await services.api.call('loadCreditSummary', { params: { contactId }, query: { leadId }, signal })
  if (!answer.ok && noReportStatuses.includes(answer.failure.status)) return { outcome: 'loaded', data: [] }
  return isCreditRefusal(answer) ? { outcome: 'refused' } : toOutcome('loaded', answer)
}

/** Requests the lenders' offers with a soft pull. Each estimate has one idempotency key, so that a retry or a reload never pulls twice. */
export const requestOffers: Handler<'requestOffers'> = async (
  { contactData: contact, intents },
  { services, signal },
) => {
  if (!contact) return toMissing('IdsMissing')
  const { contactId, leadId, loanApplicationId } = contact
  const body = { contactId, leadId }
  // An application that was saved before estimates had an id has had only one.
  const idempotencyKey = await toIntentKey(intents.estimate ?? loanApplicationId, 'requestOffers', body)
  const answer = await services.api.call('requestOffers', { body, signal, idempotencyKey })
  if (isCreditRefusal(answer)) return { outcome: 'refused' }
  if (!answer.ok || !answer.data) return toOutcome('answered', answer)
  const offers = toDistinct(answer.data.offers)
  // Not one of them could be picked, which is not the same as no offers.
  if (offers.length === 0 && answer.data.offers.length > 0)
    return { outcome: 'failed', failure: { status: 'InvalidAnswer', message: '' } }
  if (offers.length < new Set(answer.data.offers.map(({ dealId }) => dealId)).size)
    services.errorTracker.report(new Error('Offers that share an id left out of the answer to requestOffers.'))
  return { outcome: 'answered', data: { ...answer.data, offers } }
}

/** Leaves out different offers with the same id, since picking one could activate another. An offer listed twice is one. */
function toDistinct(offers: readonly Offer[]): Offer[] {
  const known = new Map<string, Offer | undefined>()
  for (const offer of offers) {
    const { dealId } = offer
    const isOther = known.has(dealId) && JSON.stringify(known.get(dealId)) !== JSON.stringify(offer)
    known.set(dealId, isOther ? undefined : offer)
  }
  return [...known.values()].filter((offer) => offer !== undefined)
}

/** The statuses by which a host says that an offer no longer exists. 404 is not one of them, because any gateway may send it. */
const withdrawnStatuses: readonly unknown[] = [409, 410, 422]

/**
 * Makes the picked offer the active deal. Each choice has its own idempotency key, even when it repeats an earlier one. No call
 * tells which deal is active, so a conflict with a try whose answer was lost counts as done: the deal is what it conflicts with,
 * and new offers would pull credit again.
 */
export const activateDeal: Handler<'activateDeal'> = async (
  { contactData: contact, intents, dealId, isRepeated },
  { services, signal },
) => {
  if (!contact || !intents.choice) return toMissing('ContactIdMissing')
  const idempotencyKey = intents.choice
  // A page that was reloaded does not know what became of the tries before.
  const mayBeDone = services.openChoices.get(idempotencyKey) ?? isRepeated
  // Saved before the call, because nothing after it runs if the call takes too long.
  services.openChoices.set(idempotencyKey, true)
  const answer = await services.api.call('activateDeal', { params: { dealId }, signal, idempotencyKey })
  if (answer.ok) return toDone('activated', answer)
  const { status } = answer.failure
  if (status === 409 && mayBeDone) return { outcome: 'activated' }
  if (withdrawnStatuses.includes(status)) return { outcome: 'withdrawn' }
  if (isUnread(answer) || isSettled(answer)) services.openChoices.set(idempotencyKey, mayBeDone)
  return toDone('activated', answer)
}

/** Saves which loan of the credit report to refinance. */
export const saveLoanDetails: Handler<'saveLoanDetails'> = async (
  { contactData: contact, loan },
  { services, signal },
) => {
  if (!contact) return toMissing('LeadIdMissing')
  const { contactId, assetId, leadId } = contact
  const { lender, currentBalance, payment, remainingTerm } = loan
  const body = { leadId, lender, currentBalance, payment, remainingTerm }
  return toDone('saved', await services.api.call('saveLoanDetails', { params: { contactId, assetId }, body, signal }))
}

/** Saves the lender of a loan that the credit report does not list. */
export const saveLenderDetails: Handler<'saveLenderDetails'> = async (
  { contactData: contact, lenderForm },
  { services, signal },
) => {
  if (!contact) return toMissing('LeadIdMissing')
  const { contactId, assetId, leadId } = contact
  const body = { leadId, ...lenderForm }
  return toDone('saved', await services.api.call('saveLenderDetails', { params: { contactId, assetId }, body, signal }))
}

/** HTTP 422 (RFC 9110, 15.5.21): the credit bureau or the lenders understood the request and will not act on it. */
const refusedStatus = 422

/** Checks for a refused credit pull, which is an answer, as opposed to a failed call, which may be retried. */
export function isCreditRefusal(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.failure.status === refusedStatus
}
