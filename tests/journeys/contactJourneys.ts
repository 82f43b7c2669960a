import { describe, expect, it, vi } from 'vitest'
import { becomeContact, findVehicle } from './shortcuts.ts'
import { arrive, world } from './stage.ts'
import * as values from './values.ts'

/** The contact is created once. */
export function contactJourneys() {
  describe('the contact', () => {
    it('is created once although the first answer is lost', async () => {
      const before = await world.counters()
      const applicant = await arrive()
      await findVehicle(applicant)
      await applicant.submit(values.identity)
      await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
      await applicant.send('didntReceive')
      await applicant.submit(values.information('0118'))
      await vi.waitFor(() => expect(applicant.state().screen).toBe('error'))
      await applicant.session.retry()
      await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
      expect((await world.counters()).contactsCreated - before.contactsCreated).toBe(1)
    })

    it('is created although the progress cannot be saved', async () => {
      const applicant = await arrive()
      await becomeContact(applicant, '0123')
    })
  })
}
