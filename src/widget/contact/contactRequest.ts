import type {
  ContactRequest,
  Information,
  Individual,
  AssetRequest,
  FormsLicensePlate,
  LookUpPlateResponse,
  VehicleEntry,
} from '../contracts.generated.ts'
import { toSsnDigits } from '../rules/maskSsn.ts'
import { omitBlank } from '../rules/omitBlank.ts'
import { isSameVehicle } from '../vehicle/isSameVehicle.ts'

/** The validated person as contact creation receives it; the first address is the current one. */
export function toContactRequest(person: Information): ContactRequest {
  return {
    firstName: given(person, 'firstName'),
    lastName: given(person, 'lastName'),
    email: given(person, 'email'),
    cellPhone: given(person, 'phone'),
    isConsentSelected: true,
    dateOfBirth: given(person, 'dateOfBirth'),
    ssn: toSsnDigits(given(person, 'ssn')),
    residencyStatusType: given(person, 'residency'),
    addresses: given(person, 'addresses').map((place, index) => ({
      isCurrent: index === 0,
      streetLine1: given(place, 'address'),
      city: given(place, 'city'),
      state: given(place, 'region'),
      zip: given(place, 'postalCode'),
      ...omitBlank({ streetLine2: place.extendedAddress }),
    })),
  }
}

/** The validated person as the identity check receives it. */
export function toIndividual(person: Information): Individual {
  return {
    firstName: given(person, 'firstName'),
    lastName: given(person, 'lastName'),
    ssn: toSsnDigits(given(person, 'ssn')),
    dob: given(person, 'dateOfBirth'),
    emailAddresses: [given(person, 'email')],
    addresses: given(person, 'addresses').map((place) => ({
      address: given(place, 'address'),
      city: given(place, 'city'),
      region: given(place, 'region'),
      postalCode: given(place, 'postalCode'),
      ...omitBlank({ extendedAddress: place.extendedAddress }),
    })),
  }
}

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

/** A field that the form before has made sure of. Throws when it is missing, which is a mistake of the flow; it never tells the value. */
export function given<Fields extends object, Name extends keyof Fields & string>(
  fields: Fields,
  name: Name,
): NonNullable<Fields[Name]> {
  const value = fields[name]
  if (value === undefined || value === null) {
    throw new Error(`"${name}" is missing. The step before has to ask for it.`)
  }
  return value
}
