import { describe, expect, it } from 'vitest'
import type { Applicant } from './createApplicant.ts'
import { becomeContact, pickOffer, proveByLink, reachAddress } from './shortcuts.ts'
import { arrive, reload, world } from './stage.ts'
import * as values from './values.ts'

/** The journeys of resumed applications that find something changed. */
export function resumedApplicationJourneys() {
  describe('a resumed application', () => {
    const idsOf = (applicant: Applicant) =>
      applicant.state().data['contactData'] as { contactId: string; leadId: string }

    it('is declined when its offers are refused', async () => {
      const applicant = await becomeContact(await arrive())
      await applicant.submit({ ...values.balance, remainingLoanBalance: 1003 })
      await applicant.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
      await world.saveProgress(idsOf(applicant), 'OFFER_SELECTION')
      const resumed = await reload(applicant)
      await resumed.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
    })

    it.each([
      [1001, 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'],
      [1002, 'DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE'],
    ])('is declined when it gets no offers: %i', async (remainingLoanBalance, step) => {
      const applicant = await becomeContact(await arrive())
      await applicant.submit({ ...values.balance, remainingLoanBalance })
      await applicant.at(step)
      await world.saveProgress(idsOf(applicant), 'OFFER_SELECTION')
      const resumed = await reload(applicant)
      await resumed.at(step)
    })

    it('asks for the lender when its credit report is refused', async () => {
      const applicant = await becomeContact(await arrive(), '0122')
      await applicant.submit(values.balance)
      await applicant.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
      await world.saveProgress(idsOf(applicant), 'LOAN_SELECTION')
      const resumed = await reload(applicant)
      await resumed.at('LENDER_INFO')
    })

    it('asks for the address when none is known', async () => {
      const applicant = await becomeContact(await arrive(), '0117')
      await pickOffer(applicant, 'CURRENT_ADDRESS_INFO_MANUALLY')
      await applicant.isTold()
      await world.saveProgress(Object(applicant.state().data['contactData']), 'CURRENT_ADDRESS_INFO')
      const resumed = await reload(applicant)
      await resumed.at('CURRENT_ADDRESS_INFO_MANUALLY')
    })

    it('fills in no address that was not entered in this visit', async () => {
      const applicant = await reachAddress(await arrive())
      const resumed = await reload(applicant)
      await resumed.at('CURRENT_ADDRESS_INFO')
      const stay = { moveInDate: values.monthsAgo(6), type: 'Rent' }
      await resumed.submit(stay)
      await resumed.at('TWO_YEARS_ADDRESS_HISTORY')
      const form = () => resumed.state().data['previousAddressForm']
      await resumed.send('edit', { index: 0 })
      expect(form()).toEqual(stay)
      const typed = { ...values.otherPlace, ...stay }
      await resumed.submit(typed)
      await resumed.send('edit', { index: 0 })
      expect(form()).toEqual(typed)
    })

    it('asks for a new phone check when it was saved longer ago than the environment allows', async () => {
      const applicant = await becomeContact(await arrive({ resume: { verifyAfterMinutes: 30 } }))
      const later = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * 60_000) })
      const soon = await reload(applicant, later(29))
      await soon.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(soon.state().data['visit']).toEqual({ isResumed: true })
      const late = await reload(soon, later(31))
      await late.at('VERIFY_AGAIN')
      expect(late.state().data['addressContactResponse']).toBeNull()
      await proveByLink(late, values.identity)
      await late.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(late.state().data['visit'], 'who has proved who they are').toEqual({ isResumed: false })
    })

    it('shows its address before it can be confirmed, although it could not be loaded at first', async () => {
      const applicant = await reachAddress(await arrive())
      await applicant.isTold()
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
