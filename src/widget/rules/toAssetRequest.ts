import type { AssetRequest, FormsLicensePlate, LookUpPlateResponse, VehicleEntry } from '../contracts.generated.ts'
import { given } from './given.ts'
import { isSameVehicle } from './isSameVehicle.ts'
import { omitBlank } from './omitBlank.ts'

/** The vehicle as contact creation receives it: the plate when it was looked up, whether or not a vehicle was found by it, and the VIN when it is the one that was. */
export function toAssetRequest(
  vehicle: VehicleEntry,
  plate: FormsLicensePlate,
  lookup: LookUpPlateResponse | null,
): AssetRequest {
  return {
    estimatedMileageRange: given(vehicle, 'estimatedMileage'),
    year: given(vehicle, 'year'),
    make: vehicle.makeName ?? given(vehicle, 'make'),
    model: given(vehicle, 'model'),
    ...(lookup && omitBlank({ plateNumber: plate.plateNumber, plateState: plate.plateState })),
    ...(lookup && isSameVehicle(lookup, vehicle) && omitBlank({ vin: lookup.vin })),
  }
}
