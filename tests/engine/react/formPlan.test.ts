import { getDefaultFormState, retrieveSchema, type RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toFormPlan, type Layouts } from '../../../engine/compiler/schemas/toFormPlan.ts'
import { toFormList } from '../../../engine/definition/forms.ts'
import { createFormReader, join, toCount } from '../../../engine/react/form/createFormReader.ts'
import type { PlanGroup, PlanPart } from '../../../engine/definition/FormPlan.ts'
import { toRunnableForm } from '../../../engine/runner/toRunnableFlow.ts'
import { valueAt, withValueAt } from '../../../engine/session/index.ts'
import { bundleForm } from '../../../engine/validation/bundleForm.ts'
import { toCleanData } from '../../../engine/validation/validate.ts'
import { type JsonSchema, toFields, walkSchema } from '../../../engine/validation/JsonSchema.ts'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'
import { loadTestSchemas } from '../validation/loadSchemas.ts'

/** A field as a form draws it. */
interface Drawn {
  readonly path: string
  readonly title: string | undefined
  readonly type: unknown
  readonly choices: unknown
  readonly required: boolean
  readonly value: unknown
}

/** Lists the fields that the form library draws for a value, in the order of the schema. */
function drawByRjsf(schema: JsonSchema, data: unknown): readonly Drawn[] {
  const root: RJSFSchema = JSON.parse(JSON.stringify(schema))
  const whole = getDefaultFormState(validator, root, data, root, false, { constAsDefaults: 'never' })
  const draw = (node: RJSFSchema, value: unknown, path: string, required: boolean): readonly Drawn[] => {
    const now = retrieveSchema(validator, node, root, value)
    const { type, title, enum: choices, properties = {}, items } = now
    if (type === 'object') {
      return Object.entries(properties).flatMap(([name, part]) => {
        if (typeof part !== 'object') return []
        const isRequired = now.required?.includes(name) ?? false
        return draw(part, value === undefined ? undefined : valueAt(value, name), join(path, name), isRequired)
      })
    }
    if (type === 'array') {
      if (!Array.isArray(value) || typeof items !== 'object' || Array.isArray(items)) return []
      return value.flatMap((item, index) => draw(items, item, join(path, index), true))
    }
    return type === undefined ? [] : [{ path, title, type, choices, required, value }]
  }
  return draw(root, whole, '', false)
}

/** Lists the fields that the plan draws for a value, in the order of the page. */
function drawByPlan(plan: PlanGroup, data: unknown): readonly Drawn[] {
  const { value, show } = createFormReader(plan).read(data)
  const draw = (part: PlanPart, path: string): readonly Drawn[] => {
    const shown = show(part, path)
    if (!shown) return []
    if (part.kind === 'group') return part.rows.flat().flatMap((inner) => draw(inner, join(path, inner.name)))
    if (part.kind === 'list') {
      const count = toCount(valueAt(value, path))
      return Array.from({ length: count }, (_, at) => (part.item ? draw(part.item, join(path, at)) : [])).flat()
    }
    const { title, type, enum: choices, required } = shown
    return [{ path, title, type, choices, required, value: valueAt(value, path) }]
  }
  return draw(plan, '')
}

const { definition, schemas: ofFlow } = readCheckedFlow('flows/refinance.json')
const ofTests = await loadTestSchemas()
/** A condition that holds when these fields say yes. */
const toCondition = (names: readonly string[], properties: Record<string, JsonSchema>): JsonSchema => ({
  if: { properties: Object.fromEntries(names.map((name) => [name, { const: 'yes' }])), required: [...names] },
  // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
  then: { properties },
})
const showing = (name: string, shown: string): JsonSchema =>
  toCondition([name], { [shown]: { type: 'string', title: shown, enum: ['yes', 'no'] } })
/** Each field shows while the one before it says yes. */
const chain: JsonSchema = {
  $id: 'a chain of conditions',
  type: 'object',
  properties: { a: { type: 'string', title: 'a', enum: ['yes', 'no'] } },
  allOf: [showing('a', 'b'), showing('b', 'c')],
}
const forms = [
  chain,
  ...[...ofTests.keys()].filter((id) => id.startsWith('forms/')).map((id) => bundleForm(id, ofTests)),
  ...[
    ...new Set(Object.values(definition.steps).flatMap(({ form }) => toFormList(form ?? []).map((one) => one.schema))),
  ].map((id) => bundleForm(id, ofFlow.files)),
]

/** Generates values for a schema's fields: those that it names anywhere, other ones, and none. */
function toValues(schema: JsonSchema): fc.Arbitrary<unknown> {
  const named = new Set<unknown>([true, false, 1, 'other', '12345'])
  walkSchema(schema, ({ const: constant, enum: choices }) => {
    if (constant !== undefined) named.add(constant)
    if (Array.isArray(choices)) for (const choice of choices.slice(0, 20)) named.add(choice)
  })
  const leaf = fc.constantFrom(...named)
  const build = (paths: readonly (readonly string[])[]): fc.Arbitrary<unknown> => {
    const names = [...new Set(paths.map(([name = '']) => name))]
    const below = (name: string) => paths.filter(([first]) => first === name).map((path) => path.slice(1))
    const inner = (name: string) => {
      const deeper = below(name).filter((path) => path.length > 0)
      return deeper.length > 0 ? build(deeper) : leaf
    }
    if (names.includes('*')) return fc.array(inner('*'), { maxLength: 2 })
    return fc.record(Object.fromEntries(names.map((name) => [name, inner(name)])), { requiredKeys: [] })
  }
  return build(toFields(schema).map((field) => field.split('.')))
}

describe('the plan of a form', () => {
  it.each(forms.map((schema) => [schema.$id ?? '', schema] as const))(
    'draws the same fields as the form library, in the same order and with the same details: %s',
    (_id, schema) => {
      const plan = toRunnableForm(schema).toPlan({})
      fc.assert(
        fc.property(toValues(schema), (value) => {
          const data = toCleanData(value)
          expect(drawByPlan(plan, data)).toEqual(drawByRjsf(schema, data))
        }),
        { numRuns: 60 },
      )
    },
  )

  it('has a value for nothing that changes have hidden, and the last value for what shows again', () => {
    const plan = toRunnableForm(chain).toPlan({})
    const reader = createFormReader(plan)
    const listShown = (data: unknown) => drawByPlan(plan, data).map(({ path }) => path)
    const change = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('yes', 'no', undefined))
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let data: object = { a: 'yes', b: 'yes', c: 'yes' }
        const last: Record<string, unknown> = { ...data }
        for (const [path, value] of changes) {
          if (!listShown(data).includes(path)) continue
          data = reader.change(data, path, value)
          last[path] = value
          for (const shown of listShown(data)) expect(valueAt(data, shown)).toBe(last[shown])
        }
        expect(listShown(data)).toEqual(expect.arrayContaining(Object.keys(Object(toCleanData(data)))))
      }),
    )
  })

  it('brings back what was typed when the same parts show again, and sends nothing of it meanwhile', () => {
    const reader = createFormReader(toRunnableForm(chain).toPlan({}))
    const change = (data: unknown, path: string, value: unknown) => reader.change(data, path, value)
    const typed = change(change({ a: 'yes', b: 'yes', c: 'no' }, 'a', 'no'), 'other', 1)
    expect(toCleanData(typed)).toEqual({ a: 'no', other: 1 })
    expect(JSON.parse(JSON.stringify(typed))).toEqual({ a: 'no', other: 1 })
    // Something may be filled in meanwhile.
    const back = change(withValueAt({ data: typed }, 'data.city', 'Denver')['data'], 'a', 'yes')
    expect(toCleanData(back)).toEqual({ a: 'yes', b: 'yes', c: 'no', other: 1, city: 'Denver' })
    const changed = change(change(back, 'b', 'no'), 'a', 'no')
    expect(toCleanData(change(changed, 'a', 'yes'))).toMatchObject({ a: 'yes', b: 'no' })
    expect(toCleanData(change(changed, 'a', 'yes'))).not.toHaveProperty('c')
    expect(toCleanData(change(change(changed, 'a', 'yes'), 'b', 'yes'))).toMatchObject({ b: 'yes', c: 'no' })
    expect(toCleanData(change({ a: 'no' }, 'a', 'yes')), 'another entry').toEqual({ a: 'yes' })
    expect(toCleanData(change(toCleanData(changed), 'a', 'yes')), 'once it is sent').toEqual({
      a: 'yes',
      other: 1,
      city: 'Denver',
    })
  })

  it('brings back what was typed inside a group and in the same item of a list, but not in another item', () => {
    const home = { type: 'object', properties: { isRented: { type: 'string' } }, allOf: [showing('isRented', 'rent')] }
    const schema: JsonSchema = { type: 'object', properties: { home, homes: { type: 'array', items: home } } }
    const reader = createFormReader(toRunnableForm(schema).toPlan({}))
    const change = (data: unknown, ...changes: readonly (readonly [string, unknown])[]) =>
      changes.reduce((before, [path, value]) => reader.change(before, path, value), data)
    const rented = (rent: string) => ({ isRented: 'yes', rent })
    const typed = { home: rented('1'), homes: [rented('2'), rented('3')] }

    const hidden = change(typed, ['home.isRented', 'no'], ['homes.0.isRented', 'no'], ['homes.1.isRented', 'no'])
    const own = { isRented: 'no' }
    expect(toCleanData(hidden)).toEqual({ home: own, homes: [own, own] })
    expect(toCleanData(change(hidden, ['home.isRented', 'yes'], ['homes.1.isRented', 'yes']))).toEqual({
      home: rented('1'),
      homes: [own, rented('3')],
    })
    const removed = change(hidden, ['homes', [own]], ['homes.0.isRented', 'yes'], ['home.isRented', 'yes'])
    expect(toCleanData(removed)).toEqual({ home: rented('1'), homes: [{ isRented: 'yes' }] })
  })

  it('brings back a group without what no longer shows in it', () => {
    const home = (name: string) => ({ home: { type: 'object', properties: { [name]: { type: 'string' } } } })
    const ab = { a: { type: 'string' }, b: { type: 'string' } }
    const allOf = [toCondition(['a'], home('city')), toCondition(['a', 'b'], home('rent'))]
    const reader = createFormReader(toRunnableForm({ type: 'object', properties: ab, allOf }).toPlan({}))
    const change = (data: unknown, path: string, value: string) => reader.change(data, path, value)
    const typed = { a: 'yes', b: 'yes', home: { city: 'Denver', rent: '1' } }
    const hidden = change(change(typed, 'a', 'no'), 'b', 'no')
    expect(toCleanData(hidden)).toEqual({ a: 'no', b: 'no' })
    expect(toCleanData(change(hidden, 'a', 'yes'))).toEqual({ a: 'yes', b: 'no', home: { city: 'Denver' } })
    expect(toCleanData(change(change(hidden, 'a', 'yes'), 'b', 'yes'))).toEqual(typed)
  })

  it('begins a list with its least number of items, and without any if it must exist', () => {
    const items = { type: 'string' }
    const properties = {
      least: { type: 'array', items, minItems: 2 },
      needed: { type: 'array', items },
      other: { type: 'array', items },
    }
    const reader = createFormReader(toRunnableForm({ type: 'object', properties, required: ['needed'] }).toPlan({}))
    expect(reader.read({}).value).toEqual({ least: [undefined, undefined], needed: [] })
  })

  it('follows the layout, skips unknown fields and appends the other fields in order', () => {
    const field = { type: 'string' }
    const schema: JsonSchema = { type: 'object', properties: { a: field, b: field, c: field, d: field } }
    const layouts: Layouts = { '': ['c', ['b', 'gone'], ['gone'], 'gone'] }
    const [row] = [toFormPlan(schema, layouts).plan]
    expect(row).toMatchObject({ rows: [{ name: 'c' }, [{ name: 'b' }], { name: 'a' }, { name: 'd' }] })
  })

  it('rejects a property that is both a field and a group', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: { a: { type: 'string' } },
      allOf: [{ properties: { a: { type: 'object', properties: {} } } }],
    }
    expect(() => toFormPlan(schema, {})).toThrow('a is drawn as field and as group: choose one of them.')
  })
})
