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
