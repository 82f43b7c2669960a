import { describe, expect, it, vi } from 'vitest'
import { empty } from '../engine/session/createTestSession.ts'
import type { Applicant } from './createApplicant.ts'
import { becomeContact } from './shortcuts.ts'
import { arrive, reload, world } from './stage.ts'
import * as values from './values.ts'

const offersOf = (applicant: Applicant) => {
  const answer = applicant.state().data['softPullResponse']
  return (answer as { offers: { dealId: string; monthlyPaymentAmount: number }[] }).offers
}

/** The journeys through the soft credit pull and its refusals. */
export function creditJourneys() {
  describe('the credit check', () => {
    it.each([
      ['low', 1002, 'DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE'],
      ['not known', 1001, 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'],
      ['refused by the lenders', 1003, 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'],
    ])('declines when the score is %s', async (_, remainingLoanBalance, step) => {
      const applicant = await becomeContact(await arrive())
      await applicant.submit({ ...values.balance, remainingLoanBalance })
      await applicant.at(step)
      await applicant.send('startOver')
      await applicant.at('ENTER_LICENSE_PLATE')
    })

    it('declines when the credit report is refused', async () => {
      const applicant = await becomeContact(await arrive(), '0122')
      await applicant.submit(values.balance)
      await applicant.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
    })

    it('pulls credit once and activates the deal once, however often it is sent again', async () => {
      const before = await world.counters()
      const applicant = await becomeContact(await arrive())
      await applicant.backTo('SOFT_PULL_ACKNOWLEDGEMENT')
      await applicant.submit(values.balance)
      await applicant.at('OFFER_SELECTION')
      await applicant.backTo('SOFT_PULL_ACKNOWLEDGEMENT')
      await applicant.submit(values.balance)
      await applicant.at('OFFER_SELECTION')
      await applicant.submit({ dealId: offersOf(applicant)[0]?.dealId })
      await applicant.at('CURRENT_ADDRESS_INFO')
      await applicant.session.back()
      expect(applicant.state()).toMatchObject({ currentStep: 'CURRENT_ADDRESS_INFO', canGoBack: false })
      const after = await world.counters()
      expect(after.contactsCreated - before.contactsCreated).toBe(1)
      expect(after.creditPulls - before.creditPulls).toBe(1)
      expect(after.activations - before.activations).toBe(1)
    })

    it('asks for the amounts again after other ones were not sent, instead of pulling credit for the old ones', async () => {
      let isOnline = true
      const applicant = await becomeContact(await arrive({ isOnline: () => isOnline }))
      await applicant.submit(values.balance)
      await applicant.at('OFFER_SELECTION')
      await applicant.isTold()
      const before = await world.counters()
      await applicant.backTo('SOFT_PULL_ACKNOWLEDGEMENT')
      isOnline = false
      await applicant.submit({ ...values.balance, remainingLoanBalance: 12_000 })
      expect(applicant.state().apiError).toMatchObject({ status: 'Offline' })
      isOnline = true
      const resumed = await reload(applicant)
      await resumed.at('SOFT_PULL_ACKNOWLEDGEMENT')
      await resumed.submit({ ...values.balance, remainingLoanBalance: 12_000 })
      await resumed.at('OFFER_SELECTION')
      const after = await world.counters()
      expect(after.creditPulls - before.creditPulls).toBe(1)
    })

    it('pulls credit again for other amounts, even for amounts that were sent earlier', async () => {
      const before = await world.counters()
      const applicant = await becomeContact(await arrive())
      const estimates = []
      for (const remainingLoanBalance of [21000, 12000, 21000]) {
        await applicant.submit({ ...values.balance, remainingLoanBalance })
        await applicant.at('OFFER_SELECTION')
        expect(applicant.state().data).toMatchObject({ offerSelectionFormData: empty, selectedOffer: null })
        estimates.push(offersOf(applicant))
        applicant.session.draft({ dealId: offersOf(applicant)[0]?.dealId }, 'dealId')
        await applicant.backTo('SOFT_PULL_ACKNOWLEDGEMENT')
      }
      const [first, second, third] = estimates
      expect(second?.map(({ monthlyPaymentAmount }) => monthlyPaymentAmount)).not.toEqual(
        first?.map(({ monthlyPaymentAmount }) => monthlyPaymentAmount),
      )
      expect(third?.map(({ dealId }) => dealId)).not.toEqual(first?.map(({ dealId }) => dealId))
      await applicant.submit()
      await applicant.at('OFFER_SELECTION')
      expect(offersOf(applicant)).toEqual(third)
      const after = await world.counters()
      expect(after.creditPulls - before.creditPulls).toBe(3)
    })

    it('makes new offers when the chosen one is gone, and says so until one is chosen', async () => {
      const applicant = await becomeContact(await arrive())
      await applicant.submit({ ...values.balance, remainingLoanBalance: 1011 })
      await applicant.at('OFFER_SELECTION')
      const [gone] = offersOf(applicant)
      await applicant.submit({ dealId: gone?.dealId })
      await vi.waitFor(() => expect(applicant.session.holds('offersWithdrawn')).toBe(true))
      await applicant.at('OFFER_SELECTION')
      expect(applicant.state().data).toMatchObject({ offerSelectionFormData: empty, selectedOffer: null })
      expect(offersOf(applicant).map(({ dealId }) => dealId)).not.toContain(gone?.dealId)
      await applicant.submit({ dealId: offersOf(applicant)[0]?.dealId })
      await applicant.at('CURRENT_ADDRESS_INFO')
    })

    it('activates the deal that was chosen last, even when each first response is lost', async () => {
      const applicant = await becomeContact(await arrive())
      await applicant.submit({ ...values.balance, remainingLoanBalance: 1009 })
      await applicant.at('OFFER_SELECTION')
      const { contactId } = applicant.state().data['contactData'] as { contactId: string }
      const [first, second] = offersOf(applicant)
      const before = await world.counters()
      for (const offer of [first, second, first]) {
        await applicant.submit({ dealId: offer?.dealId })
        await applicant.at('OFFER_SELECTION')
        expect(await world.activeDeal(contactId)).toBe(offer?.dealId)
      }
      await applicant.session.retry()
      await applicant.at('CURRENT_ADDRESS_INFO')
      expect(await world.activeDeal(contactId)).toBe(first?.dealId)
      expect((await world.counters()).activations - before.activations).toBe(3)
    })

    it('pulls credit once despite failures, retries and reloads', async () => {
      const before = await world.counters()
      const applicant = await becomeContact(await arrive())
      void applicant.submit({ ...values.balance, remainingLoanBalance: 1005 })
      await applicant.submit({ ...values.balance, remainingLoanBalance: 1005 })
      await vi.waitFor(() => expect(applicant.state().screen).toBe('error'))
      await applicant.session.retry()
      await applicant.at('OFFER_SELECTION')
      const resumed = await reload(applicant)
      await resumed.at('OFFER_SELECTION')
      const after = await world.counters()
      expect(after.creditPulls - before.creditPulls).toBe(1)
      expect(after.contactsCreated - before.contactsCreated).toBe(1)
    })
  })
}
