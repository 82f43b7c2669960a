import { describe, expect, it } from 'vitest'
import { addField, removeField } from '../../../../studio/words/edits/fields.ts'
import { listStepForms } from '../../../../studio/words/listFormFields.ts'
import { emptyField } from '../../../../studio/words/steps/NewStep.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()
const forms = Object.keys(flow.definition.steps).flatMap((step) =>
  listStepForms(flow, step).map(({ schema, fields }, form) => ({ step, form, schema, fields })),
)
const both = (en: string, es: string) => ({ en, es })

describe('a new field', () => {
  it.each([...new Map(forms.map((one) => [one.schema, one])).values()])(
    'is added at the end of $schema with its texts, without any finding',
    async ({ step, form, schema }) => {
      const pet = { ...emptyField, label: both('Name of your pet', 'Nombre de su mascota') }
      const { flow: after, faults } = await runEdit(addField(flow, step, form, pet))
      expect(faults).toEqual([])
      expect(Object.keys(after.schemas.files.get(schema)?.properties ?? {}).at(-1)).toBe('nameOfYourPet')
      expect(after.schemas.files.get(schema)?.required?.at(-1)).toBe('nameOfYourPet')
    },
  )

  it.each([
    ['Required', 'required2'],
    ['constructor', 'constructor2'],
    ['Größe', 'grosse'],
  ])('labeled %s is called %s, so that it has its own texts', async (label, name) => {
    const taken = {
      ...flow,
      copy: new Map([...flow.copy].map(([key, texts]) => [key, { ...texts, 'lenderForm.required': 'Other' }])),
    }
    const { flow: after, faults } = await runEdit(
      addField(taken, 'LENDER_INFO', 0, { ...emptyField, label: both(label, label) }),
    )
    const { properties = {} } = after.schemas.files.get('forms/lender.schema.json') ?? {}
    expect([Object.keys(properties).at(-1), faults]).toEqual([name, []])
    expect(after.copy.get('en')?.[String(properties[name]?.['title'])]).toBe(label)
  })

  it('gets a name that is not used yet', async () => {
    const again = { ...emptyField, label: both('Lender name', 'Prestamista'), isRequired: false }
    const { flow: after, lines } = await runEdit(addField(flow, 'LENDER_INFO', 0, again))
    const names = Object.keys(after.schemas.files.get('forms/lender.schema.json')?.properties ?? {})
    expect(names.at(-1)).toBe('lenderName2')
    expect(lines['flows/copy/es.json']).toContain('+"lenderForm.lenderName2": "Prestamista",')
  })
})

describe('a removed field', () => {
  const firsts = forms.flatMap(({ step, form, schema, fields }) => {
    const [first] = fields
    return first ? [{ step, form, schema, first }] : []
  })

  it.each([...new Map(firsts.map((one) => [one.schema, one])).values()])(
    'of $schema leaves no trace in the form, its layout and its events',
    async ({ schema, step, first }) => {
      const { flow: after, faults } = await runEdit(removeField(flow, first, ''))
      expect(Object.keys(after.schemas.files.get(first.owner.id)?.properties ?? {})).not.toContain(first.name)
      const { form, on } = after.definition.steps[step] ?? {}
      const named = [form ?? []].flat().filter((one) => one.schema === schema)
      expect(JSON.stringify([named.map(({ layout, fields }) => [layout, fields]), Object.keys(on ?? {})])).not.toMatch(
        new RegExp(`"(change )?${first.path}"`),
      )
      // Expressions and conditions that read the field are left to the author who removes it.
      expect(
        faults.filter((code) => !['unknown-path', 'unknown-field', 'bad-expression', 'wrong-value'].includes(code)),
      ).toEqual([])
    },
  )
})
