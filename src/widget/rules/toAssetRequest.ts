import type { AssetRequest, FormsLicensePlate, LookUpPlateResponse, VehicleEntry } from '../contracts.generated.ts'
import { given } from './given.ts'
import { omitBlank } from './omitBlank.ts'

/** The vehicle as contact creation receives it: the plate and the VIN only when the vehicle was found by them. */
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
    ...(lookup && omitBlank({ vin: lookup.vin, plateNumber: plate.plateNumber, plateState: plate.plateState })),
  }
}
