import { describe, expect, it } from 'vitest'
import { empty } from '../engine/session/createTestSession.ts'
import { becomeContact, pickOffer, reachAddress, reachAddressHistory } from './shortcuts.ts'
import { arrive } from './stage.ts'
import * as values from './values.ts'

/** The journeys through two years of addresses. */
export function addressesJourneys() {
  describe('the address history', () => {
    it('is entered by hand when no address is known, until it covers 24 months', async () => {
      const applicant = await becomeContact(await arrive(), '0117')
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

    it('is complete with one entered address that began long enough ago', async () => {
      const applicant = await reachAddress(await arrive())
      await applicant.send('notMyAddress')
      await applicant.at('CURRENT_ADDRESS_INFO_MANUALLY')
      await applicant.submit({ ...values.otherPlace, moveInDate: values.monthsAgo(30), type: 'Mortgage' })
      await applicant.at('LOAN_SELECTION')
    })

    it('can be gone back to, corrected and left again', async () => {
      const applicant = await reachAddressHistory(await arrive())
      const former = { ...values.otherPlace, moveInDate: values.monthsAgo(40), moveOutDate: values.monthsAgo(6) }
      await applicant.change('city', 'Boulder')
      await applicant.backTo('CURRENT_ADDRESS_INFO')
      await applicant.session.forward()
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      expect(applicant.state().data['previousAddressForm']).toMatchObject({ city: 'Boulder' })
      await applicant.submit({ ...former, type: 'Rent' })
      await applicant.at('LOAN_SELECTION')
      await applicant.backTo('TWO_YEARS_ADDRESS_HISTORY')
      expect(applicant.state().data['addressHistory']).toHaveLength(2)
      await applicant.send('finish')
      await applicant.at('LOAN_SELECTION')

      await applicant.session.back()
      await applicant.backTo('CURRENT_ADDRESS_INFO')
      expect(applicant.state().data['knownAddressForm']).toMatchObject({ moveInDate: values.monthsAgo(6) })
      await applicant.submit({ moveInDate: values.monthsAgo(5) })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      expect(applicant.state().data['addressHistory']).toMatchObject([{ moveInDate: values.monthsAgo(5) }, former])
      await applicant.session.back()
      expect(applicant.state()).toMatchObject({ currentStep: 'CURRENT_ADDRESS_INFO', canGoBack: false })
    })

    it('is sent again on a retry, with the entry that was added last', async () => {
      let isOnline = true
      const applicant = await reachAddressHistory(await arrive({ isOnline: () => isOnline }))
      const former = { ...values.otherPlace, moveInDate: values.monthsAgo(40), moveOutDate: values.monthsAgo(6) }
      isOnline = false
      await applicant.submit({ ...former, type: 'Rent' })
      expect(applicant.state()).toMatchObject({ apiError: { status: 'Offline' }, issues: [] })
      isOnline = true
      await applicant.session.retry()
      await applicant.at('LOAN_SELECTION')
      expect(applicant.state().data['addressHistory']).toMatchObject([{}, former])
      expect(applicant.state().data).toMatchObject({ addressHistory: { length: 2 }, addressEdit: { index: null } })
    })

    it('does not add a corrected address beside the wrong one when the current one is confirmed meanwhile', async () => {
      const applicant = await reachAddressHistory(await arrive(), 3)
      const former = { ...values.otherPlace, moveInDate: values.monthsAgo(10), moveOutDate: values.monthsAgo(3) }
      await applicant.submit({ ...former, type: 'Rent' })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      await applicant.send('edit', { index: 1 })
      await applicant.change('streetLine1', '8 Oak Ave')
      await applicant.backTo('CURRENT_ADDRESS_INFO')
      await applicant.submit()
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      expect(applicant.state().data).toMatchObject({ addressEdit: { index: null } })
      expect(applicant.state().data['previousAddressForm']).not.toMatchObject({ streetLine1: '8 Oak Ave' })
      await applicant.send('edit', { index: 1 })
      expect(applicant.state().data['previousAddressForm']).toMatchObject({ streetLine1: '8 Oak Ave' })
    })

    it('keeps a new address that was begun while another one is edited', async () => {
      const applicant = await reachAddressHistory(await arrive(), 3)
      const form = () => applicant.state().data['previousAddressForm']
      const former = { ...values.otherPlace, moveInDate: values.monthsAgo(10), moveOutDate: values.monthsAgo(3) }
      await applicant.submit({ ...former, type: 'Rent' })
      await applicant.session.loadForm()
      await applicant.change('city', 'Aspen')
      await applicant.send('edit', { index: 1 })
      expect(form()).toMatchObject(values.otherPlace)
      await applicant.change('streetLine2', 'Apt 4')
      await applicant.send('edit', { index: 0 })
      expect(form(), 'an edit is not given up for another one').toMatchObject({ streetLine2: 'Apt 4' })
      await applicant.send('cancelEdit')
      expect(form()).toEqual({ city: 'Aspen' })
      await applicant.send('edit', { index: 1 })
      await applicant.submit({ moveInDate: values.monthsAgo(11) })
      expect(form()).toEqual({ city: 'Aspen' })
      await applicant.send('edit', { index: 1 })
      await applicant.backTo('CURRENT_ADDRESS_INFO')
      await applicant.submit()
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      expect(form()).toEqual({ city: 'Aspen' })
      expect(applicant.state().data).toMatchObject({ addressEdit: { index: null }, begunAddress: empty })
      expect(applicant.state().data['addressHistory']).toHaveLength(2)
    })

    it('suggests nothing over what was begun, whichever field came first', async () => {
      const applicant = await reachAddressHistory(await arrive(), 3)
      for (const [field, value] of [
        ['moveOutDate', values.monthsAgo(3)],
        ['type', 'Lease'],
        ['monthlyPayment', 900],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await applicant.change(field, value)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await applicant.session.back()
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await applicant.session.forward()
        expect(applicant.state().currentStep).toBe('TWO_YEARS_ADDRESS_HISTORY')
        expect(applicant.state().data['previousAddressForm']).toEqual({ [field]: value })
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await applicant.change(field, undefined)
      }
    })

    it('does not suggest the current address as a previous one', async () => {
      const applicant = await reachAddress(await arrive())
      await applicant.send('notMyAddress')
      await applicant.at('CURRENT_ADDRESS_INFO_MANUALLY')
      await applicant.submit({ ...values.otherPlace, moveInDate: values.monthsAgo(6), type: 'Rent' })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      expect(applicant.state().data['previousAddressForm']).toMatchObject({ streetLine1: '12 Main St' })
      await applicant.session.back()
      await applicant.backTo('CURRENT_ADDRESS_INFO')
      await applicant.submit({ moveInDate: values.monthsAgo(6), type: 'Rent' })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      expect(applicant.state().data['previousAddressForm']).not.toMatchObject({ streetLine1: '12 Main St' })
    })

    it('drops a previous address that is entered as the current one, in whatever spelling', async () => {
      const recent = { moveInDate: values.monthsAgo(6), type: 'Rent' }
      const former = { moveInDate: values.monthsAgo(12), moveOutDate: values.monthsAgo(6), type: 'Rent' }
      const repeated = [{ path: 'streetLine1', message: 'errors.address.repeated' }]
      const applicant = await reachAddress(await arrive())
      await applicant.submit(recent)
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      await applicant.submit({ ...values.otherPlace, ...former })
      const written = { ...values.otherPlace, streetLine1: ' 7 OAK  ave ', city: 'boulder' }
      // No entry of the list can become the same as another one.
      await applicant.send('edit', { index: 0 })
      await applicant.submit({ ...written, ...recent })
      expect(applicant.state().issues).toMatchObject(repeated)
      await applicant.send('cancelEdit')
      await applicant.send('edit', { index: 1 })
      await applicant.submit({ ...values.place, ...former })
      expect(applicant.state().issues).toMatchObject(repeated)

      await applicant.session.back()
      await applicant.send('notMyAddress')
      await applicant.submit({ ...written, ...recent })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      const history = applicant.state().data['addressHistory']
      expect(history).toHaveLength(1)
      expect(history).toMatchObject([recent])
      // The entry that was being edited no longer exists, so this is a new one.
      await applicant.submit({ ...values.place, ...former })
      expect(applicant.state().data['addressHistory']).toMatchObject([recent, former])
    })

    it('drops a previous address that is confirmed as the current one', async () => {
      const applicant = await reachAddress(await arrive())
      await applicant.send('notMyAddress')
      await applicant.submit({ ...values.otherPlace, moveInDate: values.monthsAgo(6), type: 'Rent' })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      const former = { moveInDate: values.monthsAgo(12), moveOutDate: values.monthsAgo(6), type: 'Rent' }
      await applicant.submit({ ...values.place, ...former })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      await applicant.session.back()
      await applicant.backTo('CURRENT_ADDRESS_INFO')
      await applicant.submit({ moveInDate: values.monthsAgo(3), type: 'Rent' })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      const history = applicant.state().data['addressHistory']
      expect(history).toHaveLength(1)
      expect(history).toMatchObject([{ ...values.place, moveInDate: values.monthsAgo(3) }])
    })

    it('keeps only the current address when it is sufficient by itself', async () => {
      const applicant = await reachAddressHistory(await arrive())
      const former = { moveInDate: values.monthsAgo(12), moveOutDate: values.monthsAgo(6), type: 'Rent' }
      await applicant.submit({ ...values.otherPlace, ...former })
      await applicant.session.back()
      await applicant.send('notMyAddress')
      await applicant.submit({ ...values.otherPlace, moveInDate: values.monthsAgo(40), type: 'Rent' })
      await applicant.at('LOAN_SELECTION')
      expect(applicant.state().data['addressHistory']).toMatchObject([values.otherPlace])
    })
  })
}
