import { omitBlank } from './omitBlank.ts'
import { toSsnDigits } from './maskSsn.ts'

/** Who the applicant is, as the forms hold it; fields may be missing until the form was judged. */
export interface Information {
  firstName?: string | undefined
  lastName?: string | undefined
  addresses?: readonly InformationAddress[] | undefined
  phone?: string | undefined
  ssn?: string | undefined
  dateOfBirth?: string | undefined
  email?: string | undefined
  residency?: string | undefined
  isConsentSelected?: boolean | undefined
}

/** An address as the identity provider words it. */
export interface InformationAddress {
  address?: string | undefined
  extendedAddress?: string | undefined
  city?: string | undefined
  region?: string | undefined
  postalCode?: string | undefined
}

/** The person as the identity check receives it. */
export function toIndividual(person: Information) {
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    ssn: toSsnDigits(person.ssn ?? ''),
    dob: person.dateOfBirth ?? '',
    emailAddresses: person.email === undefined ? [] : [person.email],
    addresses: (person.addresses ?? []).map(({ address, extendedAddress, city, region, postalCode }) => ({
      address: address ?? '',
      city: city ?? '',
      region: region ?? '',
      postalCode: postalCode ?? '',
      ...omitBlank({ extendedAddress }),
    })),
  }
}
