import { expect, it } from 'vitest'
import { type NewField, type NewStep, addStep, toStepFault } from '../../../../studio/words/steps/NewStep.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()
const both = (en: string, es: string) => ({ en, es })
const field = (label: NewField['label'], more: Partial<NewField> = {}): NewField => ({
  label,
  kind: 'text',
  isRequired: true,
  choices: {},
  ...more,
})
const garage: NewStep = {
  title: both('Your garage', 'Su garaje'),
  fields: [
    field(both('What is it?', '¿Qué es?'), { kind: 'select', choices: both('A box\nA hall', 'Una caja\nUn salón') }),
    field(both('What is it?', '¿Qué es?')),
    field(both('It is locked', 'Está cerrado'), { kind: 'checkbox' }),
  ],
}

it('addStep adds a step whose fields have unique names, without any finding', async () => {
  const { name, ...edit } = addStep(flow, garage, 'VERIFY_VEHICLE_INFO')
  const { flow: after, faults } = await runEdit(edit)
  expect([name, faults]).toEqual(['YOUR_GARAGE', []])
  expect(after.definition.steps['VERIFY_VEHICLE_INFO']?.on['submit']?.at(-1)).toEqual({ to: 'YOUR_GARAGE' })
  const schema = after.schemas.files.get('forms/your-garage.schema.json')
  expect(schema).toMatchObject({ required: ['whatIsIt', 'whatIsIt2'] })
  expect(Object.keys(schema?.properties ?? {})).toEqual(['whatIsIt', 'whatIsIt2', 'itIsLocked'])
  expect(schema?.properties?.['whatIsIt']).toMatchObject({ enum: ['aBox', 'aHall'] })
  expect(after.copy.get('es')).toMatchObject({ 'yourGarage.whatIsIt.options.aHall': 'Un salón' })
})

it.each([
  ['Lender', 'LENDER_2'],
  ['Place', 'PLACE_2'],
  ['Plate', 'PLATE_2'],
  ['你好', 'PAGE_2'],
  ['Größe & "Farbe"', 'GROSSE_FARBE'],
  ['A very long title of a step that nobody would ever read', 'A_VERY_LONG_TITLE_OF_A_STEP_THAT_NOBODY'],
])(
  'addStep neither overwrites nor borrows the form, data or texts that are there already: %s',
  async (title, wanted) => {
    const what = field(both('Title', 'Título'))
    const { name, ...edit } = addStep(flow, { title: both(title, title), fields: [what] }, 'VERIFY_VEHICLE_INFO')
    const { flow: after, faults, lines } = await runEdit(edit)
    expect([name, faults]).toEqual([wanted, []])
    expect(after.copy.get('en')?.[after.definition.steps[name]?.title ?? '']).toBe(title)
    const schemas = Object.entries(lines).filter(([file]) => file.startsWith('schemas/'))
    expect(schemas.flatMap(([, changed]) => changed.filter((line) => line.startsWith('-')))).toEqual([])
  },
)

it('addStep leaves untranslated texts for the check to report', async () => {
  const edit = addStep(flow, { ...garage, title: { en: 'Your garage' } }, 'VERIFY_VEHICLE_INFO')
  expect((await runEdit(edit)).faults).toEqual(['bad-wording'])
})

it('addStep refuses, with a reason, to follow a step that has several endings', () => {
  expect(() => addStep(flow, garage, 'THANK_YOU')).toThrow('so no step can follow it')
})

it.each([
  [{ ...garage, title: both(' ', 'Su garaje') }, 'Enter a title for the step in English.'],
  [{ ...garage, fields: [...garage.fields, field({})] }, 'Enter a label for field 4 in English.'],
  [
    { ...garage, fields: [field(both('What?', '¿Qué?'), { kind: 'select' as const })] },
    'Enter the options of field 1 in English, one per line.',
  ],
  [garage, undefined],
])('toStepFault names what is missing in a new step', (step, fault) => {
  expect(toStepFault(step, 'en', 'English')).toBe(fault)
})
