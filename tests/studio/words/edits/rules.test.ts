import { expect, it } from 'vitest'
import {
  addRule,
  editLimit,
  listFieldRules,
  listPossibleRules,
  removeRule,
  toOptional,
  toRequired,
} from '../../../../studio/words/edits/rules.ts'
import { listFormFields } from '../../../../studio/words/listFormFields.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()

function field(form: string, path: string, of = flow) {
  const found = listFormFields(of, `forms/${form}.schema.json`).find((one) => one.path === path)
  if (!found) throw new Error(`There is no field ${path}.`)
  return found
}

const birth = field('identity-desktop', 'dateOfBirth')

it('listFieldRules lists the rules of a field with their messages, in whichever file they are written', () => {
  expect(listFieldRules(birth).map(({ rule, value, message }) => [rule, value, message])).toEqual([
    ['minimumAge', 18, 'errors.adult'],
    ['format', 'date', 'errors.date.valid'],
  ])
})

it('editLimit changes a limit where it is written', async () => {
  const [rule] = listFieldRules(birth)
  if (!rule) throw new Error('There is no rule.')
  const { lines } = await runEdit(editLimit(birth, rule, 21))
  expect(lines).toEqual({ 'schemas/shared/birth-date.schema.json': ['-"minimumAge": 18,', '+"minimumAge": 21,'] })
})

it('removeRule removes a rule and its message', async () => {
  const [rule] = listFieldRules(birth)
  if (!rule) throw new Error('There is no rule.')
  const { lines } = await runEdit(removeRule(birth, rule))
  expect(lines['schemas/shared/birth-date.schema.json']).toEqual([
    '-"minimumAge": 18,',
    '-"format": "errors.date.valid",',
    '-"minimumAge": "errors.adult"',
    '+"format": "errors.date.valid"',
  ])
})

it('listPossibleRules offers the rules that fit the type of the field', async () => {
  expect(listPossibleRules(field('license-plate', 'plateNumber'))).toEqual(['minLength', 'maxLength'])
  expect(listPossibleRules(field('license-plate', 'plateState'))).toEqual([])
  const payment = field('soft-pull', 'currentMonthlyPayment')
  expect(listPossibleRules(payment)).toEqual([])
  const [maximum] = listFieldRules(payment).filter(({ rule }) => rule === 'maximum')
  if (!maximum) throw new Error('There is no highest amount.')
  const { flow: after } = await runEdit(removeRule(payment, maximum))
  expect(listPossibleRules(field('soft-pull', 'currentMonthlyPayment', after))).toEqual(['maximum'])
})

it('addRule adds a rule with a message of its own', async () => {
  const { flow: after, lines } = await runEdit(addRule(flow, field('license-plate', 'plateNumber'), 'maxLength', 8))
  expect(lines['flows/copy/en.json']?.join()).toContain('License plate number must be at most 8 characters')
  const again = listFormFields(after, 'forms/license-plate.schema.json')[0]
  expect(again && listFieldRules(again)).toContainEqual(
    expect.objectContaining({ rule: 'maxLength', value: 8, message: 'errors.plateNumber.maxLength' }),
  )
})

it('toOptional removes the "required" rule, its message, and texts that nothing else uses', async () => {
  const { lines } = await runEdit(toOptional(flow, field('license-plate', 'plateNumber'), ''))
  expect(lines).toEqual({
    'schemas/forms/license-plate.schema.json': [
      '-"required": ["plateNumber", "plateState", "estimatedMileageRange"],',
      '+"required": ["plateState", "estimatedMileageRange"],',
      '-"plateNumber": "errors.plateNumber.required",',
    ],
    'flows/copy/en.json': ['-"errors.plateNumber.required": "License Plate Number is required",'],
    'flows/copy/es.json': [expect.stringContaining('-"errors.plateNumber.required"')],
  })
})

it('toOptional keeps texts that other rules or the product’s code use', async () => {
  const state = await runEdit(toOptional(flow, field('license-plate', 'plateState'), ''))
  expect(Object.keys(state.lines)).toEqual(['schemas/forms/license-plate.schema.json'])
  const plate = await runEdit(toOptional(flow, field('license-plate', 'plateNumber'), 'errors.plateNumber.required'))
  expect(Object.keys(plate.lines)).toEqual(['schemas/forms/license-plate.schema.json'])
})

it('toOptional keeps a text that another form uses, however many messages the field has', () => {
  const email = field('your-information', 'email')
  const [need] = email.needs
  if (!need) throw new Error('The email address is not required.')
  const place = { ...need.place, node: { errorMessage: { required: { email: 'errors.ssn.required' } } } }
  const { changes } = toOptional(flow, { ...email, needs: [need, { ...need, place }] }, '')
  expect(changes.flatMap(({ path }) => path)).not.toContain('errors.email.required')
})

it('toOptional removes the whole "required" list with its last field', async () => {
  const { lines, faults } = await runEdit(toOptional(flow, field('employment', 'incomeType'), ''))
  expect(lines['schemas/forms/employment.schema.json']).toEqual([
    '-"required": ["incomeType"],',
    '-],',
    '-"errorMessage": {',
    '-"required": {',
    '-"incomeType": "errors.incomeType.required"',
    '-}',
    '-}',
    '+]',
  ])
  expect(faults).not.toContain('no-json')
})

it('toRequired makes a field required, with a message in each language', async () => {
  const suite = field('employment', 'employersAPTSuiteNumber')
  const { lines, flow: after } = await runEdit(toRequired(flow, suite))
  expect(field('employment', 'employersAPTSuiteNumber', after).needs).toHaveLength(1)
  expect(lines['flows/copy/en.json']?.join()).toMatch(/"errors\.employersAPTSuiteNumber\.required": ".+ is required"/)
  expect(lines['flows/copy/es.json']?.join()).toContain('"errors.employersAPTSuiteNumber.required": "[en] ')
})
