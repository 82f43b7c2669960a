import { omitBlank } from './omitBlank.ts'

/** The chosen vehicle as the forms hold it. */
export interface VehicleEntry {
  year?: number | undefined
  make?: string | undefined
  makeName?: string | undefined
  model?: string | undefined
  estimatedMileage?: string | undefined
}

/** The vehicle as contact creation receives it: the plate and the VIN only when the vehicle was found by them. */
export function toAssetRequest(
  vehicle: VehicleEntry,
  plate: { plateNumber?: string | undefined; plateState?: string | undefined },
  lookup: { vin?: string | undefined } | null,
) {
  return {
    estimatedMileageRange: vehicle.estimatedMileage ?? '',
    year: vehicle.year ?? 0,
    make: vehicle.makeName ?? vehicle.make ?? '',
    model: vehicle.model ?? '',
    ...(lookup ? omitBlank({ vin: lookup.vin, plateNumber: plate.plateNumber, plateState: plate.plateState }) : {}),
  }
}
