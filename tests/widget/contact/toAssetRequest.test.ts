import { describe, expect, it } from 'vitest'
import { toAssetRequest } from '../../../src/widget/contact/contactRequest.ts'
import { toPlate } from '../../../src/widget/firstStep.tsx'

const vin = '1HGCM82633A004352'
const plate = { plateNumber: toPlate('abc123'), plateState: 'CO', estimatedMileageRange: '40,000-50,000' } as const
const vehicle = { year: 2020, make: '7', makeName: 'Honda', model: 'Accord', estimatedMileage: '40,000-50,000' }
const asset = { estimatedMileageRange: '40,000-50,000', year: 2020, make: 'Honda', model: 'Accord' }
const { plateNumber, plateState } = plate

describe('toAssetRequest', () => {
  it('sends the vehicle that was found, with its VIN and plate', () => {
    const lookup = { isSuccess: true, vin, year: 2020, make: '7', model: 'Accord' }
    expect(toAssetRequest(vehicle, plate, lookup)).toEqual({ ...asset, vin, plateNumber, plateState })
    const inLowerCase = { ...lookup, vin: vin.toLowerCase() }
    expect(toAssetRequest(vehicle, plate, inLowerCase)).toEqual({ ...asset, vin, plateNumber, plateState })
  })

  it('sends the plate when the lookup found nothing', () => {
    const lookup = { isSuccess: false, message: 'No plate match' }
    expect(toAssetRequest(vehicle, plate, lookup)).toEqual({ ...asset, plateNumber, plateState })
  })

  it('sends the VIN of a found vehicle that was completed by hand, but not of a different vehicle', () => {
    const lookup = { isSuccess: true, vin, year: 2020 }
    expect(toAssetRequest(vehicle, plate, lookup)).toEqual({ ...asset, vin, plateNumber, plateState })
    const other = toAssetRequest(vehicle, plate, { ...lookup, year: 2019 })
    expect(other).toEqual({ ...asset, plateNumber, plateState })
  })

  it('sends the VIN of a vehicle whose make the lookup gave by its name, but not of another make', () => {
    const lookup = { isSuccess: true, vin, year: 2020, make: 'HONDA' }
    expect(toAssetRequest(vehicle, plate, lookup)).toEqual({ ...asset, vin, plateNumber, plateState })
    expect(toAssetRequest(vehicle, plate, { ...lookup, make: 'Kia' })).toEqual({ ...asset, plateNumber, plateState })
  })

  it('sends no plate that was never looked up', () => {
    expect(toAssetRequest(vehicle, plate, null)).toEqual(asset)
  })
})
