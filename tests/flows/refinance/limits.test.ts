import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import { readCheckedFlow } from '../readCheckedFlow.ts'

const { files } = readCheckedFlow('flows/refinance.json').schemas

const knownAddress = {
  moveInDate: ['address moveInDate'],
  type: ['address type'],
  monthlyPayment: ['address monthlyPayment'],
}
const address = {
  streetLine1: ['address streetLine1'],
  streetLine2: ['address streetLine2'],
  city: ['address city'],
  state: ['address state'],
  zip: ['address zip'],
  ...knownAddress,
}

/** Where the requests carry each field of the forms, as `file member`; empty where it is sent in another shape or not at all. */
const ways: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'license-plate': {
    plateNumber: ['getvin.request plateNumber', 'asset-request plateNumber'],
    plateState: ['getvin.request plateState', 'asset-request plateState'],
    estimatedMileageRange: ['getvin.request estimatedMileageRange', 'asset-request estimatedMileageRange'],
  },
  vehicle: {
    year: ['asset-request year'],
    // The name is sent, which came from the host.
    make: [],
    model: ['asset-request model'],
    estimatedMileage: ['asset-request estimatedMileageRange'],
  },
  'identity-mobile': { dateOfBirth: ['prove-start.request dob', 'prove-challenge.request dob'] },
  'identity-desktop': {
    dateOfBirth: ['prove-start.request dob', 'prove-challenge.request dob'],
    // The request has +1 before it.
    phone: ['contact-request cellPhone'],
  },
  // The provider receives it, the host does not.
  'verification-code': { code: [] },
  'verification-phone': { phone: ['contact-request cellPhone'] },
  review: {
    email: ['contact-request email', 'individual emailAddresses'],
    residency: ['contact-request residencyStatusType'],
    isConsentSelected: ['contact-request isConsentSelected'],
  },
  'your-information': {
    firstName: ['contact-request firstName', 'individual firstName'],
    lastName: ['contact-request lastName', 'individual lastName'],
    'addresses.address': ['contact-address streetLine1', 'identity-address address'],
    'addresses.extendedAddress': ['contact-address streetLine2', 'identity-address extendedAddress'],
    'addresses.city': ['contact-address city', 'identity-address city'],
    'addresses.region': ['contact-address state', 'identity-address region'],
    'addresses.postalCode': ['contact-address zip', 'identity-address postalCode'],
    phone: ['contact-request cellPhone'],
    ssn: ['contact-request ssn', 'individual ssn'],
    dateOfBirth: ['contact-request dateOfBirth', 'individual dob'],
    email: ['contact-request email', 'individual emailAddresses'],
    residency: ['contact-request residencyStatusType'],
    isConsentSelected: ['contact-request isConsentSelected'],
  },
  'soft-pull': {
    currentMonthlyPayment: ['save-loan-information.request currentMonthlyPayment'],
    remainingLoanBalance: ['save-loan-information.request remainingLoanBalance'],
  },
  // An id and a position in lists that came from the host.
  'offer-selection': { dealId: [] },
  'loan-selection': { loan: [] },
  'known-address': knownAddress,
  address,
  'previous-address': { ...address, moveOutDate: ['address moveOutDate'] },
  lender: {
    lenderName: ['lender-details.request lenderName'],
    address: ['lender-details.request address'],
    city: ['lender-details.request city'],
    state: ['lender-details.request state'],
    zipCode: ['lender-details.request zipCode'],
    phoneNumber: ['lender-details.request phoneNumber'],
    accountNumber: ['lender-details.request accountNumber'],
  },
  employment: {
    // Sent as a number, from a separate table.
    incomeType: [],
    employersName: ['employment companyName'],
    jobTitle: ['employment jobTitle'],
    employersAddress: ['employment streetLine1'],
    employersAPTSuiteNumber: ['employment streetLine2'],
    employersCity: ['employment city'],
    employersState: ['employment state'],
    employersZipCode: ['employment zip'],
    employersPhoneNumber: ['employment phone'],
    startDate: ['employment startDate'],
    isCurrentIncomeSource: ['employment isCurrent'],
    endDate: ['employment endDate'],
    annualIncome: ['employment monthlyIncomeAmount'],
  },
  'other-income': {
    otherIncomeSource: ['other-income incomeType'],
    startDate: ['other-income startDate'],
    isCurrentIncomeSource: ['other-income isCurrent'],
    endDate: ['other-income endDate'],
    monthlyAmount: ['other-income monthlyAmount'],
  },
  // A sample, of which nothing is sent.
  'final-offer': { gap: [], serviceContract: [], otherProducts: [], isAgreed: [] },
}
const withIdentity = { ...ways['vehicle'], dateOfBirth: ['prove-start.request dob'] }
const forms = {
  ...ways,
  'vehicle-and-identity-mobile': withIdentity,
  'vehicle-and-identity-desktop': { ...withIdentity, phone: ['contact-request cellPhone'] },
}

interface Field extends JsonSchema {
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly enum?: string[]
}

const toFile = (name: string) => `${name}.schema.json`

/** Returns a value that must exist; a wrong name is a mistake in the table. */
function need<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name}.`)
  return value
}
const find = (file: string) => need(files.get(file), file)

/** Resolves the reference of a schema; its own keywords take precedence. */
function resolve(schema: JsonSchema, folder: string): Field {
  const { $ref, ...own } = schema
  if ($ref === undefined) return schema
  const file = new URL($ref, `file:///${folder}/`).pathname.slice(1)
  return { ...resolve(find(file), file.slice(0, file.indexOf('/'))), ...own }
}

const toItems = ({ items }: Field, folder: string) =>
  items === undefined || Array.isArray(items) ? undefined : resolve(items, folder)

/** Lists every field of a form, including those under conditions, by its path without positions. */
function listFields(schema: JsonSchema, folder: string, prefix = ''): [string, Field][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, given]): [string, Field][] => {
    const field = resolve(given, folder)
    const items = toItems(field, folder)
    return items ? listFields(items, 'shared', `${prefix}${name}.`) : [[`${prefix}${name}`, field]]
  })
  const branches = (schema.allOf ?? []).flatMap(({ then }) => (then ? listFields(then, folder, prefix) : []))
  return [...own, ...branches]
}

function toMember(place: string): Field {
  const [name = '', member = ''] = place.split(' ')
  const found = resolve(need(find(`api/${toFile(name)}`).properties?.[member], place), 'api')
  return toItems(found, 'api') ?? found
}

/** Lists what a field accepts that the member of the request does not. */
function listExcess(field: Field, member: Field): string[] {
  const isTyped = field.enum === undefined
  const accepts = new RegExp(member.pattern ?? '')
  const has = {
    'another type': (member.type ?? typeof member['const']) !== field.type,
    'longer texts': isTyped && (field.maxLength ?? Infinity) > (member.maxLength ?? Infinity),
    'shorter texts': isTyped && (field.minLength ?? 1) < (member.minLength ?? 0),
    'smaller numbers': (field.minimum ?? -Infinity) < (member.minimum ?? -Infinity),
    'larger numbers': (field.maximum ?? Infinity) > (member.maximum ?? Infinity),
    'another format': field['format'] !== member['format'],
    'other choices': member.enum !== undefined && !field.enum?.every((choice) => member.enum?.includes(choice)),
    'choices of another pattern': field.enum?.some((choice) => !accepts.test(choice)),
    // The field also requires a letter or a digit in a plate.
    'another pattern':
      isTyped && member.pattern !== undefined && field.pattern?.replace('(?=.*[A-Z0-9])', '') !== member.pattern,
  }
  return Object.entries(has).flatMap(([name, isSo]) => (isSo ? [name] : []))
}

const table = Object.entries(forms).flatMap(([form, fields]) =>
  listFields(find(`forms/${toFile(form)}`), 'forms').flatMap(([name, field]) =>
    need(new Map<string, readonly string[]>(Object.entries(fields)).get(name), `way for ${name} of ${form}`).map(
      (place) => [form, name, place, field] as const,
    ),
  ),
)

describe('the form schemas of the refinance flow', () => {
  it('are all in the table of request members', () => {
    const known = [...files.keys()].flatMap((file) => /^forms\/(.*)\.schema\.json$/.exec(file)?.[1] ?? [])
    expect(Object.keys(forms).toSorted()).toEqual(known.toSorted())
  })

  it.each(table)(
    'accept in %s, for the field %s, nothing that the request member %s rejects',
    (_, __, place, field) => {
      expect(listExcess(field, toMember(place))).toEqual([])
    },
  )
})
