import { findContact } from '../findContact.ts'
import { Refusal } from '../Refusal.ts'
import type { Call, CallHandlers } from '../registerCalls.ts'
import type { Contact } from '../SandboxState.ts'
import type { Sandbox } from '../Sandbox.ts'

/** The calls that store what the applicant tells after an offer was chosen. */
export function toApplicantCalls(
  sandbox: Sandbox,
): Pick<
  CallHandlers,
  'saveLoanDetails' | 'saveLenderDetails' | 'saveAddresses' | 'saveEmployment' | 'saveOtherIncome'
> {
  const save = (part: keyof Contact['saved'], call: Call, ids: { leadId?: string; assetId?: string } = {}) => {
    const contact = findContact(sandbox, { contactId: call.value('contactId'), ...ids })
    if (!contact.activeDealId) throw new Refusal(409, 'No offer is chosen yet: call lender/{dealId}/active first.')
    contact.saved[part] = call.body
    return { success: true }
  }

  return {
    saveLoanDetails: (call) => save('loanDetails', call, toIds(call)),
    saveLenderDetails: (call) => save('lenderDetails', call, toIds(call)),
    saveAddresses: (call) => save('addresses', call),
    saveEmployment: (call) => save('employment', call),
    saveOtherIncome: (call) => save('otherIncome', call),
  }
}

function toIds(call: Call<{ leadId: string }>) {
  return { leadId: call.body.leadId, assetId: call.value('assetId') }
}
