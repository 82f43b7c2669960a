import type {
  ApiContracts,
  AssetRequest,
  ContactRequest,
  FormsLicensePlate,
  FormsYourInformation,
  Individual,
  LookUpPlateResponse,
  VehicleEntry,
} from '../contracts.generated.ts'
import { toPartnerName } from '../Host.ts'
import { type Tracking, trackingFields } from '../options/InitOptions.ts'
import { omitBlank, isSameVehicle } from '../rules/entries.ts'

/** Converts the validated person to the request that creates the contact; the first address is the current one. */
export function toContactRequest(person: FormsYourInformation): ContactRequest {
  const { firstName, lastName, email, phone, dateOfBirth, ssn, residency, addresses } = person
  return {
    firstName,
    lastName,
    email,
    cellPhone: phone,
    isConsentSelected: true,
    dateOfBirth,
    ssn,
    residencyStatusType: residency,
    addresses: addresses.map(({ address, extendedAddress, city, region, postalCode }, index) => ({
      isCurrent: index === 0,
      streetLine1: address,
      city,
      state: region,
      zip: postalCode,
      ...omitBlank({ streetLine2: extendedAddress }),
    })),
  }
}

/** Converts the validated person to the request of the identity check. */
export function toIndividual(person: FormsYourInformation): Individual {
  const { firstName, lastName, ssn, dateOfBirth, email, addresses } = person
  return {
    firstName,
    lastName,
    ssn,
    dob: dateOfBirth,
    emailAddresses: [email],
    addresses: addresses.map(({ extendedAddress, ...place }) => ({ ...place, ...omitBlank({ extendedAddress }) })),
  }
}

/**
 * Converts the vehicle to the request that creates the contact: with the plate if it was looked up, even without a match, and
 * with the VIN if this is the vehicle that was found.
 */
export function toAssetRequest(
  vehicle: VehicleEntry,
  plate: FormsLicensePlate,
  lookup: LookUpPlateResponse | null,
): AssetRequest {
  return {
    estimatedMileageRange: vehicle.estimatedMileage,
    year: vehicle.year,
    make: vehicle.makeName ?? vehicle.make,
    model: vehicle.model,
    ...(lookup && omitBlank({ plateNumber: plate.plateNumber, plateState: plate.plateState })),
    ...(lookup && isSameVehicle(lookup, vehicle) && omitBlank({ vin: lookup.vin?.toUpperCase() })),
  }
}

/** The origin of an application, as its lead reports it. */
interface MetaDataSource {
  readonly loanApplicationId: string
  /** The values that the page started the widget with: `PartnerName` and `tracking.extraData` are read. */
  readonly init: Readonly<Record<string, unknown>>
  readonly isMobile: boolean
}

/** Returns the `metaData` of a contact; the init values are already validated, so only their shape is checked. */
export function toMetaData({ loanApplicationId, init, isMobile }: MetaDataSource) {
  const extraData = propertyOf(propertyOf(init, 'tracking'), 'extraData')
  const tracking: { -readonly [Field in keyof Tracking]: string } = {}
  for (const field of trackingFields) {
    const text = propertyOf(extraData, field)
    if (typeof text === 'string') tracking[field] = text
  }
  return {
    ...tracking,
    version: '1.0',
    loanApplicationId,
    partnerName: toPartnerName(init),
    oneToOneConsent: true,
    subid3: isMobile ? 'mobile' : 'desktop',
  } satisfies ApiContracts['createContact']['request']['metaData']
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
