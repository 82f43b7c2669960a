import { expect, it } from 'vitest'
import en from '../../../flows/copy/en.json' with { type: 'json' }
import usState from '../../../schemas/api/us-state.schema.json' with { type: 'json' }
import { loadContact } from '../../../src/widget/contact/actions.ts'
import { toContactRequest } from '../../../src/widget/contact/contactRequest.ts'
import { isCompletePerson, toInformation } from '../../../src/widget/contact/toInformation.ts'
import type { FormsYourInformation } from '../../../src/widget/contracts.generated.ts'
import { information } from '../../journeys/values.ts'

type Services = Parameters<typeof loadContact>[1]['services']

const typed = information() as unknown as FormsYourInformation

it('isCompletePerson asks for a state that the identity check does not take', () => {
  const [place] = typed.addresses
  expect(isCompletePerson(typed)).toBe(true)
  expect(isCompletePerson({ ...typed, addresses: [{ ...place, region: 'Colorado' as never }] })).toBe(false)
})

it.each(['firstName', 'lastName', 'phone', 'dateOfBirth', 'ssn'])('isCompletePerson asks for a missing %s', (name) => {
  expect(isCompletePerson({ ...typed, [name]: undefined })).toBe(false)
  expect(isCompletePerson({ ...typed, [name]: '' })).toBe(false)
})

it.each(['address', 'city', 'region', 'postalCode'])(
  'isCompletePerson asks for a missing %s of the address',
  (name) => {
    const [place] = typed.addresses
    expect(isCompletePerson({ ...typed, addresses: [{ ...place, [name]: undefined }] })).toBe(false)
  },
)

it('toInformation prefills the 9 digits of an SSN that the host writes with hyphens', () => {
  expect(toInformation({}, { ssn: '900-12-0100' }, {})).toMatchObject({ ssn: '900120100' })
})

it('toInformation leaves out an SSN of which the host sends only the last digits', () => {
  expect(toInformation({}, { ssn: '***-**-0100' }, {})).not.toHaveProperty('ssn')
})

it('toInformation knows the owner of another phone by the provider alone, also by e-mail', () => {
  const [casey, rowan] = ['casey@example.com', 'rowan@example.com'].map((email) => ({
    firstName: email,
    emailAddresses: [email],
  }))
  const [phone, other] = [typed.phone, '3035550177' as typeof typed.phone]
  const first = toInformation({ residency: 'Citizen' }, casey ?? null, { phone })
  expect(toInformation(first, rowan ?? null, { phone: other })).toMatchObject({
    firstName: 'rowan@example.com',
    email: 'rowan@example.com',
    phone: other,
    residency: 'Citizen',
  })
  expect(toInformation(first, null, { phone: other })).toEqual({ residency: 'Citizen', phone: other, addresses: [{}] })
})

it('toInformation prefers what was typed for the same phone, then the answers of the identity step, then the provider', () => {
  const { phone } = typed
  const known = { firstName: 'Known', lastName: 'Known', dob: '1960-01-01' }
  const [before, given] = [
    { firstName: 'Typed', phone, dateOfBirth: '1980-01-01' },
    { phone, dateOfBirth: '1970-01-01' },
  ]
  expect(toInformation(before, known, given)).toMatchObject({ ...before, lastName: 'Known' })
  expect(toInformation({}, known, given)).toMatchObject({ firstName: 'Known', ...given })
  expect(toInformation(before, null, {})).toMatchObject(before)
  expect(toInformation({}, known, {})).toMatchObject({ dateOfBirth: known.dob })
})

it('toInformation takes a state that the host writes in small letters, with blanks or as the name that forms show, and no other word', () => {
  const take = (region: string) => toInformation({}, { addresses: [{ region }] }, {}).addresses
  expect(take(' co ')).toEqual([{ region: 'CO' }])
  expect(usState.enum.map((code) => take(`${Reflect.get(en, `states.${code}`)} `))).toEqual(
    usState.enum.map((region) => [{ region }]),
  )
  expect(take('Bavaria')).toEqual([{}])
})

it('loadContact loads the 10 digits of a phone number, the code of a state, and the last 4 digits of an SSN', async () => {
  const contactData = { contactId: 'c', leadId: 'l', assetId: 'a', loanApplicationId: 'i' }
  const home = { streetLine1: '12 Main Street', city: 'Denver', state: 'co ', zip: '80202-1234' }
  const data = { ssn: '900-12-0100', cellPhone: '+1 (303) 555-0142', addresses: [home, { ...home, state: 'X' }] }
  const services = { api: { call: async () => ({ ok: true, data }) } } as unknown as Services
  const outcome = await loadContact({ contactData }, { services, signal: new AbortController().signal })
  const addresses = [{ ...home, state: 'CO', zip: '80202' }]
  expect(outcome).toMatchObject({ data: { ssn: '0100', cellPhone: '3035550142', addresses } })
})

it('toContactRequest sends the SSN and phone as the form committed them; its type rejects unnormalized text', () => {
  const { ssn, cellPhone } = toContactRequest(typed)
  expect({ ssn, cellPhone }).toEqual({ ssn: typed.ssn, cellPhone: typed.phone })
  // @ts-expect-error -- a text is not an SSN
  toContactRequest({ ...typed, ssn: '900-12-0100' })
  // @ts-expect-error -- a text is not a phone number
  toContactRequest({ ...typed, phone: '+1 (303) 555-0142' })
})
