import { expect, it } from 'vitest'
import type { Problem } from '../../../engine/authoring.ts'
import { readFlowFiles } from '../../../engine/build.ts'
import { toFindingForm, toFindingSteps, toProblemOffset } from '../../../studio/findings/toFindingSteps.ts'
import { createFlowReader } from '../../../studio/workspace/createModel.ts'

const flowFile = 'flows/refinance.json'
const files = Object.fromEntries(readFlowFiles(flowFile).files)
const flow = createFlowReader(flowFile)(files)

/** Returns the steps of a finding at the start of a text, which occurs once in the file. */
const toSteps = (file: string, text: string) => toFindingSteps(toProblem(file, text), toFlow())

/** Returns the form of such a finding. */
const toForm = (file: string, text: string) => toFindingForm(toProblem(file, text), toFlow(), ['flows/sections.json'])

function toFlow() {
  if (!flow) throw new Error('The flow cannot be read.')
  return flow
}

function toProblem(file: string, text: string): Problem {
  const whole = files[file] ?? ''
  const before = whole.slice(0, whole.indexOf(text))
  expect(whole.split(text), `${text} in ${file}`).toHaveLength(2)
  const [line, column] = [before.split('\n').length, before.length - before.lastIndexOf('\n')]
  return { code: 'x', file, line, column, message: '' }
}

it('toFindingSteps returns the step in which the finding lies', () => {
  expect(toSteps(flowFile, '"action": "enterManually"')).toEqual(['ENTER_LICENSE_PLATE'])
  expect(toSteps(flowFile, '"LOAN_SELECTION": {')).toEqual(['LOAN_SELECTION'])
})

it('toFindingSteps returns every step that uses a predicate, an action or a constant', () => {
  expect(toSteps(flowFile, '"vehicleTooOld": {')).toContain('ENTER_LICENSE_PLATE')
  expect(toSteps(flowFile, '"vehicleAgeYears": 10')).toContain('ENTER_LICENSE_PLATE')
  expect(toSteps(flowFile, '"requestOffers": {')).toEqual(['SOFT_PULL_ACKNOWLEDGEMENT', 'OFFER_SELECTION'])
})

it('toFindingSteps returns every step that uses a procedure or a field group, or saves the progress', () => {
  const manual = ['ENTER_LICENSE_PLATE_MANUALLY', 'VEHICLE_MANUAL_ENTER']
  expect(toSteps(flowFile, '"checkChosenVehicle": {')).toEqual(manual)
  expect(toSteps(flowFile, '"loadMakes": {')).toEqual(manual)
  expect(toSteps(flowFile, '"vehicle": {')).toEqual(manual)
  expect(toSteps(flowFile, '"saveProgress": { "unsent')).toContain('LENDER_INFO')
})

it('toFindingSteps returns every step that shows a text', () => {
  expect(toSteps('flows/copy/es.json', '"plate.enterManually"')).toEqual(['ENTER_LICENSE_PLATE'])
})

it('toFindingSteps returns every step whose form uses a schema, directly or by reference', () => {
  expect(toSteps('schemas/forms/license-plate.schema.json', '"plateNumber": {')).toEqual(['ENTER_LICENSE_PLATE'])
  expect(toSteps('schemas/shared/zip.schema.json', '"pattern": "^')).toEqual(
    expect.arrayContaining(['CURRENT_ADDRESS_INFO_MANUALLY', 'TWO_YEARS_ADDRESS_HISTORY']),
  )
})

it('toFindingSteps returns no step for what happens before the first one', () => {
  expect(toSteps(flowFile, '"startUp": [')).toEqual([])
})

it('toFindingForm returns the form in which the value at the finding is edited', () => {
  expect(toForm('flows/copy/es.json', '"plate.enterManually"')).toEqual({
    tab: 'Words',
    pointed: { key: 'plate.enterManually', from: 'finding', language: 'es' },
  })
  expect(toForm(flowFile, '"vehicleAgeYears": 10')).toEqual({ tab: 'Limits' })
  expect(toForm(flowFile, '"track": "No License Found"')).toEqual({ tab: 'Routes' })
  expect(toForm(flowFile, '{ "call": "listYears"')).toEqual({ tab: 'Routes' })
  expect(toForm(flowFile, '"title": "income.enough.title"')).toEqual({ tab: 'Step' })
  expect(toForm('schemas/forms/license-plate.schema.json', '"plateNumber",')).toEqual({ tab: 'Rules' })
  expect(toForm('schemas/shared/state.schema.json', '"AL"')).toEqual({ tab: 'Options' })
  const problem: Problem = { code: 'x', file: 'flows/sections.json', line: 1, column: 1, message: '' }
  expect(toFindingForm(problem, toFlow(), [problem.file])).toEqual({ tab: 'Settings', settings: problem.file })
})

it('toFindingForm returns nothing for a value that no form edits', () => {
  expect(toForm(flowFile, '"checkChosenVehicle": {')).toBeUndefined()
  expect(toForm('schemas/forms/license-plate.schema.json', '"plateNumber": {')).toBeUndefined()
})

it('toProblemOffset counts lines and columns from 1', () => {
  expect(toProblemOffset({ line: 1, column: 1 }, 'ab\ncd')).toBe(0)
  expect(toProblemOffset({ line: 2, column: 2 }, 'ab\ncd')).toBe(4)
})

it('toProblemOffset stays within a text that has become shorter', () => {
  expect(toProblemOffset({ line: 9, column: 9 }, 'ab\ncd')).toBe(5)
})
