import { expect, it } from 'vitest'
import {
  addOption,
  moveOption,
  removeOption,
  toOptionFault,
  toOptions,
} from '../../../../studio/words/edits/options.ts'
import { listFormFields } from '../../../../studio/words/listFormFields.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()
const file = 'schemas/shared/residency.schema.json'

function residency() {
  const found = listFormFields(flow, 'forms/your-information.schema.json').find(({ path }) => path === 'residency')
  const options = found && toOptions(found)
  if (!options) throw new Error('residency has no options.')
  return options
}

it('toOptions reads the options from the file where they are written', () => {
  expect(residency()).toMatchObject({ values: ['Citizen', 'Resident', 'Tin', 'WorkVisa'], prefix: 'residency' })
})

it('addOption adds an option with its text, marked as untranslated in other languages', async () => {
  const { lines } = await runEdit(addOption(flow, residency(), 'Visitor', 'Visitor of the United States'))
  expect(lines).toEqual({
    [file]: [
      '-"enum": ["Citizen", "Resident", "Tin", "WorkVisa"],',
      '+"enum": ["Citizen", "Resident", "Tin", "WorkVisa", "Visitor"],',
    ],
    'flows/copy/en.json': expect.arrayContaining(['+"residency.Visitor": "Visitor of the United States"']),
    'flows/copy/es.json': expect.arrayContaining(['+"residency.Visitor": "[en] Visitor of the United States"']),
  })
})

it('removeOption removes an option and its texts', async () => {
  const { lines } = await runEdit(removeOption(flow, residency(), 'Tin', ''))
  expect(lines[file]?.[1]).toBe('+"enum": ["Citizen", "Resident", "WorkVisa"],')
  expect(lines['flows/copy/en.json']).toEqual([expect.stringContaining('-"residency.Tin"')])
})

it('options that are numbers stay numbers', () => {
  const { place } = residency()
  const options = toOptions({ places: [{ ...place, node: { enum: [36, 72] } }] })
  if (!options) throw new Error('There are no options.')
  const list = [...place.path, 'enum']
  expect(addOption(flow, options, '84', '').changes).toEqual([{ file, path: [...list, 2], value: 84, index: 2 }])
  expect(removeOption(flow, options, '72', '').changes).toEqual([{ file, path: [...list, 1], value: undefined }])
  expect(toOptionFault(options, '48')).toBeUndefined()
  expect(toOptionFault(options, '1,000')).toBe('Enter a number such as 36: the other options are numbers, too.')
})

it('moveOption moves an option, and changes nothing else', async () => {
  const { lines } = await runEdit(moveOption(residency(), 'Tin', 1))
  expect(lines).toEqual({ [file]: [expect.any(String), '+"enum": ["Citizen", "Tin", "Resident", "WorkVisa"],'] })
})

it('toOptionFault refuses an empty name and an existing one', () => {
  expect(toOptionFault(residency(), ' ')).toBe('Enter a name for the option.')
  expect(toOptionFault(residency(), 'Tin')).toBe('The option Tin already exists.')
  expect(toOptionFault(residency(), 'Tin ')).toBe('The option Tin already exists.')
  expect(toOptionFault(residency(), 'Visitor')).toBeUndefined()
})
