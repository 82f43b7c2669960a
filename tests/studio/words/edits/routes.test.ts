import { expect, it } from 'vitest'
import { addLanguage, editText, toLanguageFault } from '../../../../studio/words/edits/texts.ts'
import { editConstant } from '../../../../studio/words/LimitsForm.tsx'
import {
  addRoute,
  editCondition,
  editMeaning,
  editTarget,
  listDialogs,
  listDoers,
  listSaid,
  moveInstruction,
  removeInstruction,
} from '../../../../studio/words/edits/routes.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()
const file = 'flows/refinance.json'
const submit = ['steps', 'ENTER_LICENSE_PLATE', 'on', 'submit']
const lastOfSubmit = (flow.definition.steps['ENTER_LICENSE_PLATE']?.on['submit'] ?? []).length - 1

it('editTarget makes a route lead to another step', async () => {
  const { lines } = await runEdit(editTarget(flow, [...submit, 0], { to: 'IDENTITY_FAILED' }))
  expect(lines).toEqual({
    [file]: [
      '-{ "when": "mileageTooHigh", "to": "DISQUALIFIED" },',
      '+{ "when": "mileageTooHigh", "to": "IDENTITY_FAILED" },',
    ],
  })
})

it('editCondition changes, removes and adds the condition of a route', async () => {
  const other = await runEdit(editCondition(flow, [...submit, 0], 'vehicleTooOld'))
  expect(other.lines[file]?.[1]).toBe('+{ "when": "vehicleTooOld", "to": "DISQUALIFIED" },')
  const none = await runEdit(editCondition(flow, [...submit, 0], undefined))
  expect(none.lines[file]?.[1]).toBe('+{ "to": "DISQUALIFIED" },')
  const last = await runEdit(editCondition(flow, [...submit, lastOfSubmit], 'isMobile'))
  expect(last.lines[file]?.[1]).toBe('+{ "when": "isMobile", "to": "VERIFY_VEHICLE_INFO" }')
})

it('moveInstruction changes the order of instructions', async () => {
  const { flow: after } = await runEdit(moveInstruction(flow, submit, 0, 1))
  expect(after.definition.steps['ENTER_LICENSE_PLATE']?.on['submit']?.slice(0, 2)).toMatchObject([
    { call: 'lookUpPlate' },
    { when: 'mileageTooHigh' },
  ])
})

it('an edit of a procedure changes every event that uses it', async () => {
  const { lines, flow: after } = await runEdit(
    editTarget(flow, ['procedures', 'checkChosenVehicle', 'do', 1], { to: 'IDENTITY_FAILED' }),
  )
  expect(lines).toEqual({
    [file]: [
      '-{ "when": "chosenVehicleRefused", "to": "DISQUALIFIED" },',
      '+{ "when": "chosenVehicleRefused", "to": "IDENTITY_FAILED" },',
    ],
  })
  for (const step of ['ENTER_LICENSE_PLATE_MANUALLY', 'VEHICLE_MANUAL_ENTER'])
    expect(after.definition.steps[step]?.on['submit']?.[1]).toMatchObject({ to: 'IDENTITY_FAILED' })
})

it('editMeaning changes the description of a procedure', async () => {
  const { lines, faults } = await runEdit(editMeaning(flow, 'createLead', 'the contact is created, once'))
  expect(lines).toEqual({
    [file]: [
      '-"means": "the identity is confirmed and the contact created, once",',
      '+"means": "the contact is created, once",',
    ],
  })
  expect(faults).toEqual([])
})

it('listDoers lists the steps that use a procedure, directly or through another one', () => {
  expect(listDoers(flow, 'createLead')).toEqual(['VERIFY_YOUR_INFO', 'YOUR_INFORMATION_MANUALLY'])
  expect(listDoers(flow, 'loadMakes')).toEqual(['ENTER_LICENSE_PLATE_MANUALLY', 'VEHICLE_MANUAL_ENTER'])
})

it('a procedure can show the dialogs that all its steps have, and listSaid lists their texts', async () => {
  const list = ['procedures', 'offerToAddIncome', 'do']
  expect(listDialogs(flow, list).map(([name]) => name)).toEqual(
    expect.arrayContaining(['moreIncomeAdded', 'enoughIncome']),
  )
  expect(listSaid(flow, list, { dialog: 'enoughIncome' })).toContain('income.enough.title')
  expect(
    listSaid(flow, ['procedures', 'createLead', 'do'], { issue: { message: 'errors.application.taken' } }),
  ).toEqual(['errors.application.taken'])
  const { faults } = await runEdit(editTarget(flow, [...list, 1], { dialog: 'enoughIncome' }))
  expect(faults).toEqual([])
})

it('addRoute adds a route before the last one, and removeInstruction removes one', async () => {
  const added = await runEdit(addRoute(flow, submit, lastOfSubmit, { when: 'isMobile', to: 'DISQUALIFIED' }))
  expect(added.lines[file]).toEqual(['+{ "when": "isMobile", "to": "DISQUALIFIED" },'])
  const removed = await runEdit(removeInstruction(flow, submit, 0))
  expect(removed.lines[file]).toEqual(['-{ "when": "mileageTooHigh", "to": "DISQUALIFIED" },'])
})

it('editConstant changes a business limit', async () => {
  const { lines } = await runEdit(editConstant(flow, 'historyMonths', 12))
  expect(lines).toEqual({ [file]: ['-"historyMonths": 24,', '+"historyMonths": 12,'] })
})

it('editText turns the line breaks of a pasted text into spaces, as pages show them', async () => {
  const { flow: after } = await runEdit(editText(flow, 'es', 'plate.title', 'Busque\r\nsu carro\n'))
  expect(after.copy.get('es')?.['plate.title']).toBe('Busque su carro ')
})

it('editText changes a text, whatever characters are typed', async () => {
  const { flow: after } = await runEdit(editText(flow, 'es', 'plate.title', 'Un “título” con "comillas" y \\'))
  expect(after.copy.get('es')?.['plate.title']).toBe('Un “título” con "comillas" y \\')
})

it('addLanguage adds a language that the check reports as untranslated', async () => {
  const { flow: after, faults } = await runEdit(addLanguage(flow, 'fr'))
  expect([...after.copy.keys()]).toEqual(['en', 'es', 'fr'])
  expect(after.copy.get('fr')?.['plate.title']).toBe(`[en] ${flow.copy.get('en')?.['plate.title']}`)
  expect(faults).toEqual(['untranslated'])
})

it('toLanguageFault accepts only valid tags of languages that do not exist yet', () => {
  expect(toLanguageFault(flow, 'French')).toMatch(/such as fr or pt-BR/)
  expect(toLanguageFault(flow, 'es')).toBe('The flow already has es.')
  expect(toLanguageFault(flow, 'pt_br')).toBe('Write it as pt-BR.')
  for (const language of ['pt-BR', 'zh-Hant', 'es-419']) expect(toLanguageFault(flow, language)).toBeUndefined()
})
