import { describe, expect, it } from 'vitest'
import { becomeContact, pickOffer } from './shortcuts.ts'
import { arrive } from './stage.ts'
import * as values from './values.ts'

/** Two years of addresses. */
export function addressesJourneys() {
  describe('the addresses', () => {
    it('are asked for by hand when none is known, and back to 24 months', async () => {
      const applicant = await arrive()
      await becomeContact(applicant, '0117')
      await pickOffer(applicant, 'CURRENT_ADDRESS_INFO_MANUALLY')
      await applicant.submit({ ...values.place, moveInDate: values.monthsAgo(6), type: 'Rent' })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      const former = { moveInDate: values.monthsAgo(12), moveOutDate: values.monthsAgo(6), type: 'Rent' }
      await applicant.submit({ ...values.place, ...former })
      expect(applicant.state().issues).toMatchObject([{ path: 'streetLine1', message: 'errors.address.repeated' }])
      await applicant.submit({ ...values.otherPlace, ...former })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      await applicant.send('edit', { index: 0 })
      await applicant.send('cancelEdit')
      await applicant.send('edit', { index: 1 })
      await applicant.submit({ moveInDate: values.monthsAgo(60) })
      await applicant.at('LOAN_SELECTION')
    })

    it('are enough when the entered one is long ago', async () => {
      const applicant = await arrive()
      await becomeContact(applicant)
      await pickOffer(applicant)
      await applicant.send('notMyAddress')
      await applicant.at('CURRENT_ADDRESS_INFO_MANUALLY')
      await applicant.submit({ ...values.otherPlace, moveInDate: values.monthsAgo(30), type: 'Mortgage' })
      await applicant.at('LOAN_SELECTION')
    })

    it('continue the known one when it is recent', async () => {
      const applicant = await arrive()
      await becomeContact(applicant)
      await pickOffer(applicant)
      await applicant.submit({ moveInDate: values.monthsAgo(3), type: 'Rent' })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
    })
  })
}
