import { getDefaultFormState, mergeSchemas, retrieveSchema, type RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFlow, compileContracts } from '../../../engine/build.ts'
import { createSides } from '../../../engine/analysis/paths/toFormExamples.ts'
import { createSampler } from '../../../engine/compiler/schemas/createSampler.ts'
import { createFormReader } from '../../../engine/react/form/createFormReader.ts'
import { toRunnableForm } from '../../../engine/runner/toRunnableFlow.ts'
import { bundleForm, toToldPlace } from '../../../engine/validation/bundleForm.ts'
import { bundleSchema } from '../../../engine/validation/bundleSchema.ts'
import { compileSchema } from '../../../engine/validation/createAjv.ts'
import { validate } from '../../../engine/validation/validate.ts'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import { editNewsletter } from '../../flows/newsletter/editNewsletter.ts'

const boat: JsonSchema = {
  $id: 'boat.schema.json',
  type: 'object',
  required: ['kind', 'name'],
  properties: {
    kind: { const: 'boat' },
    name: { type: 'string', title: 'boat.name', maxLength: 3 },
    sails: { type: 'boolean', title: 'boat.sails' },
  },
  errorMessage: { required: { name: 'boat.name.missing' } },
}
const home: JsonSchema = {
  $id: 'home.schema.json',
  type: 'object',
  required: ['owner'],
  properties: { owner: { type: 'string', title: 'owner' }, kind: { type: 'string', title: 'kind' } },
  oneOf: [
    {
      title: 'kind.house',
      required: ['kind', 'rooms'],
      properties: { kind: { enum: ['house'] }, rooms: { type: 'integer', title: 'rooms', minimum: 1 } },
      errorMessage: { required: { kind: 'kind.missing', rooms: 'rooms.missing' } },
    },
    { $ref: 'boat.schema.json', title: 'kind.boat' },
  ],
}
const toForm = (...changed: JsonSchema[]) =>
  bundleForm('home.schema.json', new Map([boat, home, ...changed].map((one) => [one.$id ?? '', one])))
const written = bundleSchema('home.schema.json', new Map([boat, home].map((one) => [one.$id ?? '', one])))
const form = toForm()

const values = fc.record(
  {
    owner: fc.constantFrom('Ada', 1),
    kind: fc.constantFrom('house', 'boat', 'tent'),
    rooms: fc.constantFrom(0, 3, 'x'),
    name: fc.constantFrom('Argo', 'Ark'),
    sails: fc.constantFrom(true, 'x'),
  },
  { requiredKeys: [] },
)

/** Lists what the plan draws for a value: names, labels and required marks, in order. */
function draw(data: unknown) {
  const plan = toRunnableForm(form).toPlan({})
  const { show, value } = createFormReader(plan).read(data)
  const fields = plan.rows.flat().flatMap((part) => {
    const shown = show(part, part.name)
    return shown ? [{ name: part.name, title: shown.title, required: shown.required }] : []
  })
  return { fields, value }
}

/** Lists the same from the form library, for the shape that the value selects. */
function drawByRjsf(data: { readonly kind?: string }) {
  const { oneOf = [], ...rest }: RJSFSchema = JSON.parse(JSON.stringify(written))
  const shapes = oneOf.map((one) => retrieveSchema(validator, Object(one), Object(written), data))
  const chosen = shapes.find(({ properties = {} }) => {
    const kind = Object(properties['kind'])
    return (kind.const ?? kind.enum[0]) === data.kind
  })
  const { title: _, ...shape } = chosen ?? {}
  const merged: RJSFSchema = mergeSchemas(rest, shape)
  const whole = getDefaultFormState(validator, merged, data, merged, false, { constAsDefaults: 'never' })
  const required = chosen ? (merged.required ?? []) : [...(rest.required ?? []), 'kind']
  const fields = Object.entries(merged.properties ?? {}).map(([name, part]) => ({
    name,
    title: Object(part).title,
    required: required.includes(name),
  }))
  return { fields, value: whole }
}

describe('a oneOf whose shapes differ by a constant', () => {
  it('accepts the same values as the original schema', () => {
    const [asWritten, asForm] = [compileSchema(written), compileSchema(form)]
    fc.assert(
      fc.property(values, (value) => {
        expect(asForm.call({}, value)).toBe(asWritten.call({}, value))
      }),
    )
  })

  it('becomes a field whose options are labeled by the titles of the shapes', () => {
    expect(form.properties?.['kind']).toEqual({
      type: 'string',
      title: 'kind',
      enum: ['house', 'boat'],
      ui: { options: 'kind' },
    })
  })

  it.each([{}, { kind: 'house' }, { kind: 'boat', owner: 'Ada' }])(
    'is drawn with the same fields as by the form library, in the same order: %j',
    (data) => {
      expect(draw(data)).toEqual(drawByRjsf(data))
    },
  )

  it('reports only the errors of the chosen shape', () => {
    const told = (value: unknown) => validate(compileSchema(form), value).map(({ path, message }) => [path, message])
    expect(told({ owner: 'Ada' })).toEqual([['kind', 'kind.missing']])
    expect(told({ owner: 'Ada', kind: 'house', name: 'too long' })).toEqual([['rooms', 'rooms.missing']])
    expect(told({ owner: 'Ada', kind: 'boat', rooms: 0 })).toEqual([['name', 'boat.name.missing']])
  })

  it('has sample values for each of its shapes', () => {
    const samples = [...createSampler(form).samples([form])]
    const sides = samples.flatMap((value) => createSides(form, '2026-01-01').of(value))
    const met = new Set(sides.map(({ condition, holds }) => `${condition}: ${holds}`))
    expect([...met].toSorted()).toEqual([
      'kind is boat: false',
      'kind is boat: true',
      'kind is house: false',
      'kind is house: true',
    ])
  })

  it('maps each of its parts to its place in the original schema', () => {
    expect(toToldPlace(form, '/allOf/0/then/properties/rooms/minimum')).toBe('/oneOf/0/properties/rooms/minimum')
    expect(toToldPlace(form, '/allOf/1/then/properties/name')).toBe('/definitions/boat/properties/name')
    expect(toToldPlace(form, '/properties/owner')).toBe('/properties/owner')
  })

  it('is converted inside another one and inside a list, too', () => {
    const inner = { ...home, $id: 'inner.schema.json' }
    const outer: JsonSchema = {
      $id: 'home.schema.json',
      type: 'object',
      properties: { all: { type: 'array', items: { $ref: 'inner.schema.json' } } },
      anyOf: [
        {
          title: 'has.yes',
          required: ['has'],
          properties: { has: { const: 'yes' }, one: { $ref: 'inner.schema.json' } },
        },
        { title: 'has.no', required: ['has'], properties: { has: { const: 'no' } } },
      ],
    }
    const text = JSON.stringify(toForm(inner, outer))
    expect(text).not.toMatch(/oneOf|anyOf/)
  })

  it.each([
    ['a shape does not require the field', { required: ['rooms'] }],
    ['two shapes have the same constant', { properties: { kind: { const: 'boat' } } }],
    ['its options have no words', { title: undefined }],
  ])('is left unchanged when %s', (_, change) => {
    const [house, ...others] = home.oneOf ?? []
    expect(toForm({ ...home, oneOf: [{ ...house, ...change }, ...others] }).oneOf).toHaveLength(2)
  })
})

describe('the generated types of a oneOf', () => {
  it('are a union of the shapes', async () => {
    const toShape = ({ title: _, properties, required }: JsonSchema) => ({ type: 'object', properties, required })
    const shapes = [...(home.oneOf ?? []).slice(0, 1), boat].map(toShape)
    const schema = JSON.stringify({ type: 'object', properties: { owner: { type: 'string' } }, oneOf: shapes })
    const { flow } = checkFlow(editNewsletter({ from: '"data": {', to: `"data": { "home": { "schema": ${schema} },` }))
    const types = flow && (await compileContracts(flow))
    expect(types).toContain(
      'home: ((({\nkind: "house"\nrooms: number\n} | {\nkind: "boat"\nname: string\nsails?: boolean\n}) & {\nowner?: string\n}) | null)',
    )
  })
})
