import { expect, it } from 'vitest'
import { listFormFields, listSharers } from '../../../../studio/words/listFormFields.ts'
import { openFlow } from '../../support/openFlow.ts'

const flow = openFlow()

it('follows references to the files in which a field is described', () => {
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

it('tells under which conditions a field is there, and under which further ones it is required', () => {
  const fields = listFormFields(flow, 'forms/employment.schema.json')
  const endDate = fields.find(({ path }) => path === 'endDate')
  expect(endDate?.conditions).toEqual([
    'incomeType is FullTime or PartTime or Contract',
    'isCurrentIncomeSource is false',
  ])
  expect(endDate?.needs.map(({ conditions }) => conditions)).toEqual([[]])
  expect(fields.find(({ path }) => path === 'employersAPTSuiteNumber')?.needs).toEqual([])
})

it('goes into lists', () => {
  const paths = listFormFields(flow, 'forms/your-information.schema.json').map(({ path }) => path)
  expect(paths).toContain('addresses.0.city')
})

it('knows which other steps use a shared file', () => {
  const sharers = listSharers(flow, 'ENTER_LICENSE_PLATE', 'shared/state.schema.json')
  expect(sharers).toContain('EMPLOYMENT_AND_INCOME')
  expect(sharers).not.toContain('ENTER_LICENSE_PLATE')
  expect(listSharers(flow, 'ENTER_LICENSE_PLATE', 'forms/license-plate.schema.json')).toEqual([])
})
