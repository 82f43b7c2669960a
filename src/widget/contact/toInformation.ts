import type {
  FormsYourInformation,
  KnownIdentityAddress,
  KnownIndividual,
  Phone,
  Ssn,
  SharedIdentityAddress,
} from '../contracts.generated.ts'
import { filterFields } from '../firstStep.tsx'
import { isState, toState } from '../history/knownAddresses.ts'
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
 * data; only the phone of the identity step comes before a typed one. Keeps one address, the first. The owner of another phone is
 * another person, for whom only the residency is kept.
 */
export function toInformation(before: Information, known: KnownIndividual | null, given: GivenIdentity): Information {
  const isAnother = given.phone !== undefined && before.phone !== undefined && given.phone !== before.phone
  const typed: Information = isAnother ? omitBlank({ residency: before.residency }) : before
  return {
    ...typed,
    ...omitBlank({
      firstName: typed.firstName ?? known?.firstName,
      lastName: typed.lastName ?? known?.lastName,
      phone: given.phone ?? typed.phone,
      ssn: typed.ssn ?? toWholeSsn(known?.ssn),
      dateOfBirth: typed.dateOfBirth ?? given.dateOfBirth ?? known?.dob,
      email: typed.email ?? known?.emailAddresses?.[0],
    }),
    addresses: [toPlace(typed.addresses?.[0], known?.addresses?.[0])],
  }
}

/**
 * Returns what was typed of the information, without what the provider gave. The phone stays, to know the owner of another one.
 */
export function toTyped(before: Information, challenge: { readonly individual?: KnownIndividual }): Information {
  const { addresses, ...person } = before
  const given = toInformation({}, challenge.individual ?? null, {})
  const place = omitSame(addresses?.[0] ?? {}, given.addresses?.[0] ?? {})
  return { ...omitSame(person, given), ...(Object.keys(place).length > 0 && { addresses: [place] }) }
}

const omitSame = (values: object, others: object) =>
  filterFields({ ...values }, (name) => Reflect.get(values, name) !== Reflect.get(others, name))

/** Leaves out a masked number: its digits would be the first ones of what the applicant types. */
function toWholeSsn(text = ''): Ssn | undefined {
  const ssn = toSsn(text)
  return ssn.length === 9 ? ssn : undefined
}

/** Prefers the address typed. One without a street was only begun, so the known address replaces it. */
const toPlace = (typed: Partial<SharedIdentityAddress> = {}, known: KnownIdentityAddress = {}) =>
  typed.address ? typed : { ...typed, ...toAddress(known) }

function toAddress({ region = '', postalCode = '', ...place }: KnownIdentityAddress): Partial<SharedIdentityAddress> {
  const state = toState(region)
  return { ...omitBlank({ ...place, postalCode: toZip(postalCode) }), ...(isState(state) ? { region: state } : {}) }
}

/** Checks whether everything is known that the review screen shows but does not ask for. */
export function isCompletePerson(person: Information): boolean {
  const { firstName, lastName, phone, dateOfBirth, ssn = '', addresses: [place] = [] } = person
  const parts = [firstName, lastName, phone, dateOfBirth, place?.address, place?.city]
  const isPlace = isState(place?.region) && /^\d{5}$/.test(place?.postalCode ?? '')
  return ssn.length === 9 && isPlace && parts.every((part) => part !== undefined && part !== '')
}
