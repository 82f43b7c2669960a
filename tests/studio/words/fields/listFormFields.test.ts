import { expect, it } from 'vitest'
import { listFormFields, listSharers } from '../../../../studio/words/listFormFields.ts'
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
