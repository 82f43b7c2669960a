import type { Information, InformationAddress } from './toIndividual.ts'
import { toSsnDigits } from './maskSsn.ts'
import { toPhoneDigits } from './toPhoneText.ts'

/** A person as the identity provider knows them; any part may be missing. */
export interface KnownIndividual {
  firstName?: string | undefined
  lastName?: string | undefined
  ssn?: string | undefined
  dob?: string | undefined
  emailAddresses?: readonly string[] | undefined
  addresses?: readonly InformationAddress[] | undefined
}

/** What the identity step asked for. */
export interface GivenIdentity {
  dateOfBirth?: string | undefined
  phone?: string | undefined
}

/**
 * The information form prefilled: what the applicant has typed comes first, then what the identity step was given, then
 * what the provider knows. One address, the first.
 */
export function toInformation(typed: Information, known: KnownIndividual | null, given: GivenIdentity): Information {
  const [address] = typed.addresses ?? known?.addresses ?? []
  const phone = given.phone ?? typed.phone
  const ssn = typed.ssn ?? known?.ssn
  const prefilled = {
    firstName: typed.firstName ?? known?.firstName,
    lastName: typed.lastName ?? known?.lastName,
    addresses: [{ ...address }],
    phone: phone === undefined ? undefined : toPhoneDigits(phone),
    ssn: ssn === undefined ? undefined : toSsnDigits(ssn),
    dateOfBirth: typed.dateOfBirth ?? given.dateOfBirth ?? known?.dob,
    email: typed.email ?? known?.emailAddresses?.[0],
    residency: typed.residency,
    isConsentSelected: typed.isConsentSelected,
  }
  return Object.fromEntries(Object.entries(prefilled).filter(([, value]) => value !== undefined))
}
