import { expect, it } from 'vitest'
import {
  listFormFields,
  listSharers,
  toFieldLabel,
  toLabelKey,
  toStepTitles,
} from '../../../../studio/words/listFormFields.ts'
import { openFlow } from '../../support/openFlow.ts'

const flow = openFlow()

it('listFormFields follows references to the files that describe a field', () => {
  const fields = listFormFields(flow, 'forms/identity-desktop.schema.json')
  expect(fields.map(({ path, places }) => [path, places.map(({ file }) => file)])).toEqual([
    ['dateOfBirth', ['schemas/forms/identity-desktop.schema.json', 'schemas/shared/birth-date.schema.json']],
    [
      'phone',
      [
        'schemas/forms/identity-desktop.schema.json',
        'schemas/shared/phone.schema.json',
        'schemas/api/phone.schema.json',
      ],
    ],
  ])
})

it('listFormFields lists the conditions under which a field is shown, and under which it is required', () => {
  const fields = listFormFields(flow, 'forms/employment.schema.json')
  const endDate = fields.find(({ path }) => path === 'endDate')
  expect(endDate?.conditions).toEqual([
    'incomeType is FullTime or PartTime or Contract',
    'isCurrentIncomeSource is false',
  ])
  expect(endDate?.needs.map(({ conditions }) => conditions)).toEqual([[]])
  expect(fields.find(({ path }) => path === 'employersAPTSuiteNumber')?.needs).toEqual([])
})

it('listFormFields includes the fields of lists', () => {
  const paths = listFormFields(flow, 'forms/your-information.schema.json').map(({ path }) => path)
  expect(paths).toContain('addresses.0.city')
})

it('listSharers lists the other steps that use a shared file', () => {
  const sharers = listSharers(flow, 'ENTER_LICENSE_PLATE', 'shared/state.schema.json')
  expect(sharers).toContain('EMPLOYMENT_AND_INCOME')
  expect(sharers).not.toContain('ENTER_LICENSE_PLATE')
  expect(listSharers(flow, 'ENTER_LICENSE_PLATE', 'forms/license-plate.schema.json')).toEqual([])
})

it('toFieldLabel shows a label without the marks of its links, and a name without a label as words', () => {
  const [field] = listFormFields(flow, 'forms/lender.schema.json')
  const key = (field && toLabelKey(field)) ?? ''
  const copy = new Map([['en', { [key]: 'Accept [our terms](https://example.com) first' }]])
  expect(toFieldLabel({ ...flow, copy }, field)).toBe('Accept our terms first')
  expect(toFieldLabel(flow, undefined, 'yourInformation.homeAddresses')).toBe('Home addresses')
})

it('toStepTitles names each step as applicants see it, once', () => {
  const { steps } = flow.definition
  const definition = { ...flow.definition, steps: { ...steps, OTHER: { ...steps['OFF_RAMP'], title: 'plate.title' } } }
  const names = ['ENTER_LICENSE_PLATE', 'OTHER', 'NOWHERE']
  expect(toStepTitles({ ...flow, definition } as typeof flow, names)).toBe('“Find your car”, “NOWHERE”')
})
