import { toSsnDigits } from './maskSsn.ts'
import { omitBlank } from './omitBlank.ts'
import type { Information } from './toIndividual.ts'

/** The person as contact creation receives it; the first address is the current one. */
export function toContactRequest(person: Information) {
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    email: person.email ?? '',
    cellPhone: person.phone ?? '',
    isConsentSelected: true as const,
    dateOfBirth: person.dateOfBirth ?? '',
    ssn: toSsnDigits(person.ssn ?? ''),
    residencyStatusType: person.residency ?? '',
    addresses: (person.addresses ?? []).map((address, index) => ({
      isCurrent: index === 0,
      streetLine1: address.address ?? '',
      city: address.city ?? '',
      state: address.region ?? '',
      zip: address.postalCode ?? '',
      ...omitBlank({ streetLine2: address.extendedAddress }),
    })),
  }
}
