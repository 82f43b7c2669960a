import { randomUUID } from 'node:crypto'
import type { OpenSandbox } from './openSandbox.ts'

type Session = { authToken: string; correlationId: string; next: string }
export type Ids = { contactId: string; leadId: string; assetId: string }
export type Offer = { dealId: string; offerType: string; term: number; rate: number; monthlyPaymentAmount: number }
export type Message = { phoneLast4: string; kind: 'code' | 'link'; code?: string; link?: string; at: string }

export const dob = '1985-03-09'

export const individual = {
  firstName: 'Avery',
  lastName: 'Nguyen',
  ssn: '900120100',
  dob,
  emailAddresses: ['avery@example.com'],
  addresses: [{ address: '1 Maple Street', extendedAddress: '', city: 'Denver', region: 'CO', postalCode: '80202' }],
}

/** Starts an identity check on a desktop, with the phone of this ending. */
export async function startIdentity(sandbox: Pick<OpenSandbox, 'call'>, ending = '0100'): Promise<Session> {
  const body = { flowType: 'DESKTOP', dob, phoneNumber: `+1303555${ending}` }
  return (await sandbox.call<Session>('startIdentity', { body })).body
}

/** Opens the instant link of a desktop check on the phone. */
export async function confirmPhone(sandbox: OpenSandbox, { authToken }: Session): Promise<void> {
  await sandbox.post('sandbox/identity/open', { authToken })
  const [message] = (await sandbox.get<Message[]>('phone/messages')).body
  await sandbox.get(String(message?.link).slice(1))
}

export function toContactBody({ ssn = '900120100' } = {}) {
  return {
    contactRequest: {
      firstName: 'Avery',
      lastName: 'Nguyen',
      email: 'avery@example.com',
      cellPhone: '3035550100',
      isConsentSelected: true,
      dateOfBirth: dob,
      ssn,
      residencyStatusType: 'Citizen',
      addresses: [{ isCurrent: true, streetLine1: '1 Maple Street', city: 'Denver', state: 'CO', zip: '80202' }],
    },
    assetRequest: { estimatedMileageRange: '20,000-30,000', year: 2021, make: 'honda', model: 'Civic' },
    metaData: {
      version: '1.0',
      loanApplicationId: randomUUID(),
      partnerName: 'Website',
      oneToOneConsent: true,
      subid3: 'desktop',
    },
  }
}

/** Completes an identity check, and returns the header that a contact needs. */
export async function completeIdentity(sandbox: Pick<OpenSandbox, 'call'>): Promise<{ 'X-Correlation-Id': string }> {
  const { correlationId } = await startIdentity(sandbox)
  await sandbox.call('completeIdentity', { body: { correlationId, individual } })
  return { 'X-Correlation-Id': correlationId }
}

export async function createContact(sandbox: Pick<OpenSandbox, 'call'>, ssn?: string): Promise<Ids> {
  const headers = await completeIdentity(sandbox)
  const body = toContactBody(ssn === undefined ? {} : { ssn })
  return (await sandbox.call<Ids>('createContact', { headers, body })).body
}

export async function saveBalance(
  sandbox: Pick<OpenSandbox, 'call'>,
  ids: Ids,
  remainingLoanBalance = 18_500,
): Promise<void> {
  await sandbox.call('saveLoanInformation', { body: { ...ids, currentMonthlyPayment: 430, remainingLoanBalance } })
}

/** Requests the offers of a contact with this balance. */
export async function requestOffers(
  sandbox: Pick<OpenSandbox, 'call'>,
  { contactId, leadId, assetId }: Ids,
  balance?: number,
) {
  await saveBalance(sandbox, { contactId, leadId, assetId }, balance)
  return sandbox.call<{ offers: Offer[]; usedDefaultScore: boolean }>('requestOffers', { body: { contactId, leadId } })
}

/** Creates a contact that has chosen its first offer. */
export async function createContactWithDeal(sandbox: Pick<OpenSandbox, 'call'>): Promise<Ids> {
  const ids = await createContact(sandbox)
  const [offer] = (await requestOffers(sandbox, ids)).body.offers
  await sandbox.call('activateDeal', { values: { dealId: offer?.dealId ?? '' } })
  return ids
}
