import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import { readCheckedFlow } from '../readCheckedFlow.ts'

const { files } = readCheckedFlow('flows/refinance.json').schemas

/** Where each field of the forms goes in the requests, as `file member`; nothing where it is sent in another shape or not at all. */
const ways: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'license-plate': {
    plateNumber: ['getvin.request plateNumber', 'asset-request plateNumber'],
    plateState: ['getvin.request plateState', 'asset-request plateState'],
    estimatedMileageRange: ['getvin.request estimatedMileageRange', 'asset-request estimatedMileageRange'],
  },
  vehicle: {
    year: ['asset-request year'],
    // Its name is sent, which the host has told.
    make: [],
    model: ['asset-request model'],
    estimatedMileage: ['asset-request estimatedMileageRange'],
  },
  'identity-mobile': { dateOfBirth: ['prove-start.request dob', 'prove-challenge.request dob'] },
  'identity-desktop': {
    dateOfBirth: ['prove-start.request dob', 'prove-challenge.request dob'],
    // Sent after +1 there.
    phone: ['contact-request cellPhone'],
  },
  // The provider is told it, the host is not.
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
  // An id and a position in lists that the host has told.
  'offer-selection': { dealId: [] },
  'loan-selection': { loan: [] },
  'known-address': {
    moveInDate: ['address moveInDate'],
    type: ['address type'],
    monthlyPayment: ['address monthlyPayment'],
  },
  address: {
    streetLine1: ['address streetLine1'],
    streetLine2: ['address streetLine2'],
    city: ['address city'],
    state: ['address state'],
    zip: ['address zip'],
    moveInDate: ['address moveInDate'],
    type: ['address type'],
    monthlyPayment: ['address monthlyPayment'],
  },
  'previous-address': {
    streetLine1: ['address streetLine1'],
    streetLine2: ['address streetLine2'],
    city: ['address city'],
    state: ['address state'],
    zip: ['address zip'],
    moveInDate: ['address moveInDate'],
    moveOutDate: ['address moveOutDate'],
    type: ['address type'],
    monthlyPayment: ['address monthlyPayment'],
  },
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
    // Sent as a number, by a table of its own.
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
const find = (file: string) => files.get(file) ?? expect.fail(`There is no ${file}.`)

/** A schema with what it refers to; its own words count first. */
function resolve(schema: JsonSchema, folder: string): Field {
  const { $ref, ...own } = schema
  if ($ref === undefined) return schema as Field
  const file = new URL($ref, `file:///${folder}/`).pathname.slice(1)
  return { ...resolve(find(file), file.slice(0, file.indexOf('/'))), ...own }
}

/** Every field of a form by its path without positions, those of its conditions too. */
function toFields(schema: JsonSchema, folder: string, prefix = ''): [string, Field][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, given]): [string, Field][] => {
    const field = resolve(given, folder)
    const items = field.items && resolve(field.items as JsonSchema, folder)
    return items ? toFields(items, 'shared', `${prefix}${name}.`) : [[`${prefix}${name}`, field]]
  })
  const branches = (schema.allOf ?? []).flatMap(({ then }) =>
    then ? toFields(then as JsonSchema, folder, prefix) : [],
  )
  return [...own, ...branches]
}

function toMember(place: string): Field {
  const [name = '', member = ''] = place.split(' ')
  const found = resolve(find(`api/${toFile(name)}`).properties?.[member] ?? expect.fail(`There is no ${place}.`), 'api')
  return found.items ? resolve(found.items as JsonSchema, 'api') : found
}

const table = Object.entries(forms).flatMap(([form, fields]) =>
  toFields(find(`forms/${toFile(form)}`), 'forms').flatMap(([name, field]) =>
    (fields[name as keyof typeof fields] ?? [`nowhere ${name}`]).map(
      (place: string) => [form, name, place, field] as const,
    ),
  ),
)

describe('the limits of the forms', () => {
  it('are known for every form', () => {
    const known = [...files.keys()].flatMap((file) => /^forms\/(.*)\.schema\.json$/.exec(file)?.[1] ?? [])
    expect(Object.keys(forms).toSorted()).toEqual(known.toSorted())
  })

  it.each(table)('of %s let nothing be typed as %s that %s refuses', (_, __, place, field) => {
    const member = toMember(place)
    expect(member.type ?? typeof member.const).toBe(field.type)
    expect(field.maxLength ?? 0).toBeLessThanOrEqual(member.maxLength ?? field.maxLength ?? 0)
    if (member.maxLength !== undefined && field.enum === undefined) expect(field.maxLength).toBeDefined()
    expect(field.minLength ?? 1).toBeGreaterThanOrEqual(member.minLength ?? 0)
    expect(field.minimum ?? -Infinity).toBeGreaterThanOrEqual(member.minimum ?? -Infinity)
    expect(field.maximum ?? Infinity).toBeLessThanOrEqual(member.maximum ?? Infinity)
    expect(field.format).toBe(member.format)
    if (member.enum) expect(member.enum).toEqual(expect.arrayContaining(field.enum ?? ['anything']))
    const { pattern } = member
    if (pattern === undefined) return
    if (field.enum) for (const choice of field.enum) expect(choice).toMatch(new RegExp(pattern))
    // A plate must have a letter or a digit as well.
    else expect(String(field.pattern).replace('(?=.*[A-Za-z0-9])', '')).toBe(pattern)
  })
})
