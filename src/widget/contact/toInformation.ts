import type {
  FormsYourInformation,
  KnownIdentityAddress,
  KnownIndividual,
  Phone,
  SharedIdentityAddress,
} from '../contracts.generated.ts'
import { isState } from '../history/knownAddresses.ts'
import { toSsn, toZip } from '../rules/personal.ts'
import { omitBlank } from '../rules/entries.ts'

/** The information form, as far as it is filled in. */
export type Information = Partial<Omit<FormsYourInformation, 'addresses'>> & {
  readonly addresses?: readonly Partial<SharedIdentityAddress>[]
}

/** The answers of the identity step. */
interface GivenIdentity {
  readonly dateOfBirth?: string | undefined
  readonly phone?: Phone | undefined
}

/**
 * Prefills the information form: what the applicant typed comes first, then the identity step's answers, then the provider's
 * data; only the phone of the identity step comes before a typed one. Keeps one address, the first.
 */
export function toInformation(typed: Information, known: KnownIndividual | null, given: GivenIdentity): Information {
  const [typedAddress] = typed.addresses ?? []
  return {
    ...typed,
    ...omitBlank({
      firstName: typed.firstName ?? known?.firstName,
      lastName: typed.lastName ?? known?.lastName,
      phone: given.phone ?? typed.phone,
      ssn: typed.ssn ?? (known?.ssn === undefined ? undefined : toSsn(known.ssn)),
      dateOfBirth: typed.dateOfBirth ?? given.dateOfBirth ?? known?.dob,
      email: typed.email ?? known?.emailAddresses?.[0],
    }),
    addresses: [typedAddress ?? toAddress(known?.addresses?.[0] ?? {})],
  }
}

function toAddress({ region, postalCode = '', ...place }: KnownIdentityAddress): Partial<SharedIdentityAddress> {
  return { ...omitBlank({ ...place, postalCode: toZip(postalCode) }), ...(isState(region) ? { region } : {}) }
}

/** Checks whether everything is known that the review screen shows but does not ask for. */
export function isCompletePerson(person: Information): boolean {
  const { firstName, lastName, phone, dateOfBirth, ssn = '', addresses: [place] = [] } = person
  const parts = [firstName, lastName, phone, dateOfBirth, place?.address, place?.city, place?.region]
  const hasNumbers = ssn.length === 9 && /^\d{5}$/.test(place?.postalCode ?? '')
  return hasNumbers && parts.every((part) => part !== undefined && part !== '')
}
