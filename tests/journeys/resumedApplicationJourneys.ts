import { describe, expect, it } from 'vitest'
import type { Applicant } from './createApplicant.ts'
import { becomeContact, pickOffer } from './shortcuts.ts'
import { arrive, reload, world } from './stage.ts'
import * as values from './values.ts'

/** What a resumed application finds changed. */
export function resumedApplicationJourneys() {
  describe('a resumed application', () => {
    const idsOf = (applicant: Applicant) =>
      applicant.state().data['contactData'] as { contactId: string; leadId: string }

    it('is declined when the offers are refused to it', async () => {
      const applicant = await arrive()
      await becomeContact(applicant)
      await applicant.submit({ ...values.balance, remainingLoanBalance: 1003 })
      await applicant.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
      await world.saveProgress(idsOf(applicant), 'OFFER_SELECTION')
      const resumed = await reload(applicant)
      await resumed.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
    })

    it('asks for the lender when the credit report is refused to it', async () => {
      const applicant = await arrive()
      await becomeContact(applicant, '0122')
      await applicant.submit(values.balance)
      await applicant.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
      await world.saveProgress(idsOf(applicant), 'LOAN_SELECTION')
      const resumed = await reload(applicant)
      await resumed.at('LENDER_INFO')
    })

    it('asks for the address when none is known of it', async () => {
      const applicant = await arrive()
      await becomeContact(applicant, '0117')
      await pickOffer(applicant, 'CURRENT_ADDRESS_INFO_MANUALLY')
      const resumed = await reload(applicant)
      await resumed.at('CURRENT_ADDRESS_INFO_MANUALLY')
    })

    it('shows its address before it takes it, although it could not be loaded at first', async () => {
      const applicant = await arrive()
      await becomeContact(applicant)
      await pickOffer(applicant)
      const connection = [true, false]
      const resumed = await reload(applicant, { isOnline: () => connection.shift() ?? true })
      await resumed.at('CURRENT_ADDRESS_INFO')
      expect(resumed.state().apiError).toMatchObject({ status: 'Offline' })
      const stay = { moveInDate: values.monthsAgo(40), type: 'Rent' }
      await resumed.submit(stay)
      await resumed.at('CURRENT_ADDRESS_INFO')
      expect(resumed.state().data).toMatchObject({
        addressHistory: [],
        addressContactResponse: { addresses: [{}] },
      })
      await resumed.submit(stay)
      await resumed.at('LOAN_SELECTION')
    })
  })
}
