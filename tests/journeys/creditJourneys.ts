import { describe, expect, it, vi } from 'vitest'
import { becomeContact } from './shortcuts.ts'
import { arrive, reload, world } from './stage.ts'
import * as values from './values.ts'

/** The soft credit pull and its refusals. */
export function creditJourneys() {
  describe('the credit', () => {
    it.each([
      ['low', 1002, 'DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE'],
      ['not known', 1001, 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'],
      ['refused by the lenders', 1003, 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'],
    ])('declines when the score is %s', async (_, remainingLoanBalance, step) => {
      const applicant = await arrive()
      await becomeContact(applicant)
      await applicant.submit({ ...values.balance, remainingLoanBalance })
      await applicant.at(step)
      await applicant.send('startOver')
      await applicant.at('ENTER_LICENSE_PLATE')
    })

    it('declines when the credit report is refused', async () => {
      const applicant = await arrive()
      await becomeContact(applicant, '0122')
      await applicant.submit(values.balance)
      await applicant.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
    })

    it('is pulled once and the deal activated once, however often one goes back and sends again', async () => {
      const before = await world.counters()
      const applicant = await arrive()
      await becomeContact(applicant)
      await applicant.session.back()
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
      await applicant.submit(values.balance)
      await applicant.at('OFFER_SELECTION')
      await applicant.session.back()
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
      await applicant.submit({ ...values.balance, currentMonthlyPayment: 500 })
      await applicant.at('OFFER_SELECTION')
      const { offers } = applicant.state().data['softPullResponse'] as { offers: { dealId: string }[] }
      await applicant.submit({ dealId: offers[0]?.dealId })
      await applicant.at('CURRENT_ADDRESS_INFO')
      await applicant.session.back()
      expect(applicant.state()).toMatchObject({ currentStep: 'CURRENT_ADDRESS_INFO', canGoBack: false })
      const after = await world.counters()
      expect(after.contactsCreated - before.contactsCreated).toBe(1)
      expect(after.creditPulls - before.creditPulls).toBe(1)
      expect(after.activations - before.activations).toBe(1)
    })

    it('is pulled once, whatever fails, is retried or reloaded', async () => {
      const before = await world.counters()
      const applicant = await arrive()
      await becomeContact(applicant)
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
