import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createContact, requestOffers, saveBalance } from './applicant.ts'
import { openSandbox } from './openSandbox.ts'

type Loan = { lender: string; currentBalance: number; payment: number; remainingTerm: number; openDate: string }

describe('the soft pull', () => {
  it('returns loans, one of them close to the entered balance', async () => {
    const sandbox = await openSandbox()
    const { contactId, leadId, assetId } = await createContact(sandbox)
    await saveBalance(sandbox, { contactId, leadId, assetId }, 18_500)
    const { body } = await sandbox.call<Loan[]>('loadCreditSummary', { values: { contactId, leadId } })
    const distances = body.map((loan) => Math.abs(loan.currentBalance - 18_500))
    expect(Math.min(...distances)).toBeLessThan(18_500 * 0.03)
    const again = await sandbox.call<Loan[]>('loadCreditSummary', { values: { contactId, leadId } })
    expect(again.body).toEqual(body)
  })

  it('makes three to five offers, with lower payments for longer terms', async () => {
    const sandbox = await openSandbox()
    const { body } = await requestOffers(sandbox, await createContact(sandbox))
    expect(body.usedDefaultScore).toBe(false)
    expect(body.offers.length).toBeGreaterThanOrEqual(3)
    expect(body.offers.length).toBeLessThanOrEqual(5)
    const payments = body.offers.toSorted((a, b) => a.term - b.term).map((offer) => offer.monthlyPaymentAmount)
    expect(payments).toEqual(payments.toSorted((a, b) => b - a))
  })

  it('pulls the credit once for one idempotency key', async () => {
    const sandbox = await openSandbox()
    const { contactId, leadId, assetId } = await createContact(sandbox)
    await saveBalance(sandbox, { contactId, leadId, assetId })
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await sandbox.call('requestOffers', { headers, body: { contactId, leadId } })
    const second = await sandbox.call('requestOffers', { headers, body: { contactId, leadId } })
    expect(second.body).toEqual(first.body)
    expect((await sandbox.get('sandbox/state')).body).toMatchObject({ creditPulls: 1 })
  })

  it('activates a deal only once when it is asked to twice', async () => {
    const sandbox = await openSandbox()
    const { body } = await requestOffers(sandbox, await createContact(sandbox))
    const values = { dealId: body.offers[0]?.dealId ?? '' }
    expect((await sandbox.call('activateDeal', { values })).body).toEqual({ success: true })
    await sandbox.call('activateDeal', { values })
    expect((await sandbox.get('sandbox/state')).body).toMatchObject({ activations: 1 })
  })
})

describe('a soft pull out of order', () => {
  it('is refused without a contact, a balance or an offer', async () => {
    const sandbox = await openSandbox()
    const nobody = { contactId: 'nobody', leadId: 'none' }
    const early = await sandbox.call('requestOffers', { body: nobody })
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('contacts/contact/create first')])

    const { contactId, leadId } = await createContact(sandbox)
    const offers = await sandbox.call('requestOffers', { body: { contactId, leadId } })
    expect([offers.status, offers.body.message]).toEqual([409, expect.stringContaining('save-loan-information first')])
    const summary = await sandbox.call('loadCreditSummary', { values: { contactId, leadId } })
    expect(summary.status).toBe(409)
    const deal = await sandbox.call('activateDeal', { values: { dealId: 'never-offered' } })
    expect([deal.status, deal.body.message]).toEqual([409, 'This deal is not offered: call lender first.'])
  })

  it('is refused with the leadId of another contact', async () => {
    const sandbox = await openSandbox()
    const { contactId } = await createContact(sandbox)
    const { leadId } = await createContact(sandbox)
    const { status, body } = await sandbox.call('requestOffers', { body: { contactId, leadId } })
    expect([status, body.message]).toEqual([409, 'The leadId is not the one of this contact.'])
  })
})

describe('the sandbox, for a soft-pull persona,', () => {
  it.each([
    [1001, { offers: [], usedDefaultScore: true }],
    [1002, { offers: [], usedDefaultScore: false }],
  ])('declines a balance of %i', async (balance, answer) => {
    const sandbox = await openSandbox()
    expect((await requestOffers(sandbox, await createContact(sandbox), balance)).body).toEqual(answer)
  })

  it.each([
    ['900120120', { offers: [], usedDefaultScore: true }],
    ['900120121', { offers: [], usedDefaultScore: false }],
  ])('declines the SSN %s', async (ssn, answer) => {
    const sandbox = await openSandbox()
    expect((await requestOffers(sandbox, await createContact(sandbox, ssn))).body).toEqual(answer)
  })

  it.each([
    [1003, 422],
    [1004, 500],
    [1005, 500],
    [1006, 200],
  ])('answers a balance of %i with the status %i', async (balance, status) => {
    const sandbox = await openSandbox()
    expect((await requestOffers(sandbox, await createContact(sandbox), balance)).status).toBe(status)
  })

  it('returns no loans for the persona without any', async () => {
    const sandbox = await openSandbox()
    const { contactId, leadId, assetId } = await createContact(sandbox, '900120116')
    await saveBalance(sandbox, { contactId, leadId, assetId })
    expect((await sandbox.call('loadCreditSummary', { values: { contactId, leadId } })).body).toEqual([])
  })

  it('refuses the credit report of one persona but still makes offers', async () => {
    const sandbox = await openSandbox()
    const { contactId, leadId, assetId } = await createContact(sandbox, '900120122')
    await saveBalance(sandbox, { contactId, leadId, assetId })
    const { status, body } = await sandbox.call('loadCreditSummary', { values: { contactId, leadId } })
    expect([status, JSON.parse(body.message)]).toEqual([422, { message: 'A partner service refused this.' }])
    expect((await requestOffers(sandbox, { contactId, leadId, assetId })).body.offers).not.toEqual([])
  })
})
