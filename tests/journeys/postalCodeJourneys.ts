import { describe, expect, it } from 'vitest'
import type { Applicant } from './createApplicant.ts'
import { becomeContact, confirmAddress, pickOffer, reachAddress, reachInformation } from './shortcuts.ts'
import { arrive } from './stage.ts'
import * as values from './values.ts'

/** The journeys in which a postal code fills in city and state, at each step that asks for one. */
export function postalCodeJourneys() {
  describe('a postal code', () => {
    it('fills in empty fields of the home address, and those that it filled in itself', async () => {
      const applicant = await reachInformation(await arrive())
      const address = () => (applicant.state().data['verifyYourInformation'] as { addresses: object[] }).addresses[0]
      await applicant.change('addresses.0.postalCode', '8020')
      expect(address()).toEqual({ postalCode: '8020' })
      await applicant.change('addresses.0.postalCode', '80202')
      expect(address()).toEqual({ postalCode: '80202', city: 'Denver', region: 'CO' })
      expect(applicant.state().announcement).toMatchObject({ params: { city: 'Denver', state: 'CO' } })
      await applicant.change('addresses.0.postalCode', '10001')
      expect(address()).toEqual({ postalCode: '10001', city: 'New York', region: 'NY' })
      await applicant.change('addresses.0.city', 'Manhattan')
      await applicant.change('addresses.0.postalCode', '80202')
      expect(address()).toEqual({ postalCode: '80202', city: 'Manhattan', region: 'CO' })
    })

    it('fills in the current address entered by hand, and the previous one', async () => {
      const applicant = await becomeContact(await arrive(), '0117')
      await pickOffer(applicant, 'CURRENT_ADDRESS_INFO_MANUALLY')
      await tellUnknownThenKnown(applicant, 'zip')
      expect(applicant.state().data['addressForm']).toEqual({ zip: '80202', city: 'Denver', state: 'CO' })
      await applicant.submit({ streetLine1: '4 Elm Street', moveInDate: values.monthsAgo(6), type: 'Rent' })
      await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
      await applicant.change('city', 'Denver')
      await tellUnknownThenKnown(applicant, 'zip', '10001')
      expect(applicant.state().data['previousAddressForm']).toMatchObject({ city: 'Denver', state: 'NY' })
    })

    it('fills in the address of the lender and of the employer', async () => {
      const applicant = await reachAddress(await arrive(), '0116')
      await confirmAddress(applicant, 'LENDER_INFO')
      await tellUnknownThenKnown(applicant, 'zipCode')
      expect(applicant.state().data['lenderForm']).toMatchObject({ city: 'Denver', state: 'CO' })
      await applicant.send('answerLater')
      await applicant.at('EMPLOYMENT_AND_INCOME')
      await applicant.change('incomeType', 'FullTime')
      await tellUnknownThenKnown(applicant, 'employersZipCode')
      expect(applicant.state().data['employmentFormData']).toMatchObject({
        employersCity: 'Denver',
        employersState: 'CO',
      })
    })
  })
}

async function tellUnknownThenKnown(applicant: Applicant, field: string, zip = '80202') {
  await applicant.change(field, '00000')
  await applicant.change(field, zip)
}
