import type { ContactRequest, Information } from '../contracts.generated.ts'
import { given } from './given.ts'
import { toSsnDigits } from './maskSsn.ts'
import { omitBlank } from './omitBlank.ts'

/** The judged person as contact creation receives it; the first address is the current one. */
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
