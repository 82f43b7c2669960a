import type { Individual, Information } from '../contracts.generated.ts'
import { toSsnDigits } from './maskSsn.ts'
import { omitBlank } from './omitBlank.ts'
import { given } from './given.ts'

/** The judged person as the identity check receives it. */
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
