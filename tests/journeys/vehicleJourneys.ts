import { describe, expect, it } from 'vitest'
import type { Trace } from '../../engine/index.ts'
import { chooseVehicle, findVehicle } from './shortcuts.ts'
import { arrive, coverage, world } from './stage.ts'
import * as values from './values.ts'

/** The journeys in which the car is found, chosen and refused. */
export function vehicleJourneys() {
  describe('the vehicle', () => {
    it('is found by the plate that a partner prefilled', async () => {
      const applicant = await arrive()
      const { estimatedMileageRange, ...car } = values.plate
      await applicant.bring(await world.givePrefill({ car, person: { phone: '3035552044' } }))
      await applicant.submit({ estimatedMileageRange })
      await applicant.at('VERIFY_VEHICLE_INFO')
      expect(applicant.state().data).toMatchObject({
        licensePlateInfoForm: values.plate,
        manualLicensePlateInfoForm: { phone: '3035552044' },
      })
    })

    it('is refused for its mileage without a lookup', async () => {
      const applicant = await arrive()
      await applicant.submit({ ...values.plate, estimatedMileageRange: 'Over 150,000 miles' })
      await applicant.at('DISQUALIFIED')
      expect(applicant.state().data['licensePlateInfoResponse']).toBeNull()
      await applicant.send('callUs')
      await applicant.at('DISQUALIFIED')
      await applicant.send('startOver')
      await applicant.at('ENTER_LICENSE_PLATE')
    })

    it('is refused for being too old, but not at ten years', async () => {
      const applicant = await arrive()
      await applicant.submit({ ...values.plate, plateNumber: 'TOOOLD' })
      await applicant.at('DISQUALIFIED')
      await applicant.send('startOver')
      await applicant.submit({ ...values.plate, plateNumber: 'TENYEARS' })
      await applicant.at('VERIFY_VEHICLE_INFO')
    })

    it('is chosen by hand when the plate is not found', async () => {
      const applicant = await arrive()
      await applicant.submit({ ...values.plate, plateNumber: 'NOTFOUND' })
      await applicant.at('VEHICLE_MANUAL_ENTER')
      await applicant.send('reenterPlate')
      await applicant.submit({ ...values.plate, plateNumber: 'NOMATCH' })
      await applicant.at('VEHICLE_MANUAL_ENTER')
      await applicant.change('year', undefined)
      await chooseVehicle(applicant, 2021)
      await applicant.change('make', undefined)
      await chooseVehicle(applicant, 2021)
      await applicant.submit()
      await applicant.at('VERIFY_VEHICLE_INFO')
      // The lead names the plate that was not found.
      expect(applicant.state().data).toMatchObject({
        licensePlateInfoForm: { plateNumber: 'NOMATCH' },
        licensePlateInfoResponse: { message: 'No plate match' },
      })
    })

    it.each([
      ['NOMODEL', 'VEHICLE_MANUAL_ENTER', ['year', 'make', 'makeName', 'estimatedMileage']],
      ['NOTHING', 'VEHICLE_MANUAL_ENTER', ['estimatedMileage']],
      ['OLDYEAR', 'DISQUALIFIED', ['year', 'estimatedMileage']],
    ])(
      'is completed by hand when the lookup of %s returns too little, unless it is too old',
      async (plateNumber, step, known) => {
        let isTakenForUnknown = false
        const observe = (trace: Trace) => {
          coverage.observe(trace)
          isTakenForUnknown ||= trace.taken && trace.when === 'plateNotFound'
        }
        const applicant = await arrive({ observe })
        // The result of an earlier lookup is forgotten.
        await findVehicle(applicant)
        await applicant.session.back()
        await applicant.submit({ ...values.plate, plateNumber })
        await applicant.at(step)
        expect(isTakenForUnknown, 'nobody is told that the plate was not found').toBe(false)
        const vehicle = applicant.state().data['manualLicensePlateInfoForm'] as object
        expect(Object.keys(vehicle).toSorted()).toEqual(known.toSorted())
        if (!known.includes('make')) return
        const [model] = applicant.state().data['models'] as { modelName: string }[]
        await applicant.submit({ model: model?.modelName })
        await applicant.at('VERIFY_VEHICLE_INFO')
        expect(applicant.state().data['licensePlateInfoResponse']).toHaveProperty('vin')
        await applicant.session.back()
        await chooseVehicle(applicant, (vehicle as { year: number }).year - 1)
        await applicant.submit()
        await applicant.at('VERIFY_VEHICLE_INFO')
        expect(applicant.state().data['licensePlateInfoResponse'], 'it is another car').toBeNull()
      },
    )

    it('is looked up again when the plate is changed after going back, and kept otherwise', async () => {
      const applicant = await arrive()
      await applicant.session.loadForm()
      await applicant.change('plateNumber', 'ABC12')
      await applicant.change('plateState', 'CA')
      await findVehicle(applicant)
      const found = applicant.state().data['manualLicensePlateInfoForm']
      await applicant.backTo('ENTER_LICENSE_PLATE')
      await applicant.session.forward()
      await applicant.at('VERIFY_VEHICLE_INFO')
      expect(applicant.state().data['manualLicensePlateInfoForm']).toEqual(found)
      await applicant.session.back()
      await applicant.change('plateNumber', 'NOTFOUND')
      await applicant.submit()
      await applicant.at('VEHICLE_MANUAL_ENTER')
      expect(applicant.state().data['manualLicensePlateInfoForm']).not.toHaveProperty('year')

      await applicant.session.back()
      await applicant.submit(values.plate)
      await applicant.at('VERIFY_VEHICLE_INFO')
      await applicant.session.back()
      await applicant.change('plateState', 'TX')
      expect(applicant.state().data['licensePlateInfoResponse']).toBeNull()
    })

    it('can be corrected after it was refused for its mileage', async () => {
      const applicant = await arrive()
      await applicant.submit({ ...values.plate, estimatedMileageRange: 'Over 150,000 miles' })
      await applicant.at('DISQUALIFIED')
      await applicant.session.back()
      await applicant.submit(values.plate)
      await applicant.at('VERIFY_VEHICLE_INFO')
    })

    it('is refused for its age when chosen by hand, too', async () => {
      const applicant = await arrive()
      await applicant.submit({ ...values.plate, plateNumber: 'NOTFOUND' })
      await chooseVehicle(applicant, 1999)
      await applicant.submit()
      await applicant.at('DISQUALIFIED')
    })

    it('can be edited, which drops the VIN when it is a different car', async () => {
      const applicant = await findVehicle(await arrive())
      await applicant.send('edit')
      await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
      await applicant.submit()
      await applicant.at('VERIFY_VEHICLE_INFO')
      expect(applicant.state().data['licensePlateInfoResponse']).not.toBeNull()
      await applicant.send('edit')
      await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
      await applicant.change('year', undefined)
      await chooseVehicle(applicant, 2019)
      await applicant.change('make', undefined)
      await chooseVehicle(applicant, 2019)
      await applicant.submit()
      await applicant.at('VERIFY_VEHICLE_INFO')
      expect(applicant.state().data['licensePlateInfoResponse']).toBeNull()
    })

    it('entered by hand leads straight to the identity check', async () => {
      const applicant = await arrive()
      await applicant.send('enterManually')
      await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
      await applicant.send('enterPlate')
      await applicant.send('enterManually')
      await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
      await chooseVehicle(applicant, 2021)
      await applicant.submit({ estimatedMileage: '10,000-20,000', ...values.identity })
      await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    })

    it('entered by hand on a mobile needs no phone number, and is refused when too old', async () => {
      const applicant = await arrive({ isMobile: true })
      await applicant.send('enterManually')
      await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
      await chooseVehicle(applicant, 1999)
      await applicant.submit({ estimatedMileage: '10,000-20,000', dateOfBirth: values.identity.dateOfBirth })
      await applicant.at('DISQUALIFIED')
      await applicant.send('startOver')
      await applicant.send('enterManually')
      await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
      await chooseVehicle(applicant, 2021)
      await applicant.submit({ estimatedMileage: '10,000-20,000', dateOfBirth: values.identity.dateOfBirth })
      await applicant.at('VERIFY_MOBILE_NUMBER')
    })
  })
}
