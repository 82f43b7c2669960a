import flow from '../../../flows/refinance.json' with { type: 'json' }
import { createContact, createContactWithDeal, requestOffers } from '../../sandbox/applicant.ts'
import { toClient } from '../../sandbox/openSandbox.ts'

/** Creates an application up to this step without a browser, and returns what the product would have saved for it. */
export async function saveApplication(hostUrl: string, step: string): Promise<string> {
  const host = toClient(hostUrl)
  const isBeforeDeal = step === 'SOFT_PULL_ACKNOWLEDGEMENT' || step === 'OFFER_SELECTION'
  const ids = await (isBeforeDeal ? createContact(host) : createContactWithDeal(host))
  if (step === 'OFFER_SELECTION') await requestOffers(host, ids)
  const { contactId, leadId } = ids
  await host.call('saveProgress', { body: { contactId, leadId, nextScreen: step, completedScreen: step } })
  const contactData = { ...ids, loanApplicationId: crypto.randomUUID() }
  return JSON.stringify({ version: flow.version, timeStamp: Date.now(), data: { contactData } })
}
