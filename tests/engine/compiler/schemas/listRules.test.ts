import { describe, expect, it } from 'vitest'
import { listHiddenNeeds, listRules } from '../../../../engine/compiler/schemas/listRules.ts'
import { bundleSchema } from '../../../../engine/validation/bundleSchema.ts'
import type { JsonSchema } from '../../../../engine/validation/JsonSchema.ts'
import { loadTestSchemas } from '../../validation/loadSchemas.ts'

const toLines = (schema: JsonSchema) => listRules(schema).map(({ path, rule, message }) => `${path} ${rule} ${message}`)

describe('listRules', () => {
  it('lists the rules of shared schemas at every field that uses them', async () => {
    expect(toLines(bundleSchema('forms/history.schema.json', await loadTestSchemas()))).toEqual([
      'addresses required undefined',
      'addresses minItems addresses.none',
      'addresses.0.city required address.city.required',
      'addresses.0.zip required address.zip.required',
      'addresses.0.city minLength address.city.short',
      'addresses.0.zip pattern zip.digits',
      'home.city required address.city.required',
      'home.zip required address.zip.required',
      'home.city minLength address.city.short',
      'home.zip pattern zip.digits',
    ])
  })

  it('lists fields that conditions require, with the place in the schema', async () => {
    const rules = listRules(bundleSchema('forms/job.schema.json', await loadTestSchemas()))
    expect(rules).toContainEqual({
      path: 'employer',
      rule: 'required',
      message: 'employer.required',
      at: '/allOf/0/then/required',
    })
    expect(rules).toContainEqual({
      path: 'endDate',
      rule: 'required',
      message: 'endDate.required',
      at: '/allOf/1/then/required',
    })
  })

  it('finds messages that cover all rules or come from the parent', () => {
    expect(
      toLines({
        type: 'object',
        properties: {
          a: { type: 'string', pattern: 'x', errorMessage: 'a.any' },
          b: { type: 'string', pattern: 'x' },
          c: { type: 'number' },
        },
        required: ['a'],
        errorMessage: { properties: { b: 'b.any' }, _: 'form.any' },
      }),
    ).toEqual(['a required form.any', 'a pattern a.any', 'b pattern b.any', 'c type form.any'])
  })

  it('leaves out rules that no value can break', () => {
    expect(
      toLines({ type: 'object', properties: { a: { type: 'string', minLength: 1, notInFuture: false } } }),
    ).toEqual([])
  })
})

describe('listHiddenNeeds', () => {
  const x: JsonSchema = { properties: { x: { type: 'string' } } }
  const toForm = (then: JsonSchema): JsonSchema => ({
    type: 'object',
    properties: { kind: { type: 'string' } },
    allOf: [{ if: { properties: { kind: { const: 'a' } } }, then }],
  })
  const further: JsonSchema = { if: { properties: { kind: { minLength: 1 } } }, then: x }

  it('finds a field that a condition requires, and that is there only under a further one', () => {
    expect(listHiddenNeeds(toForm({ required: ['x'], ...further }))).toEqual([
      { path: 'x', at: '/allOf/0/then/then/properties/x', under: '/allOf/0/then' },
    ])
  })

  it.each([
    ['beside it', { required: ['x'], ...x }],
    ['in both branches', { required: ['x'], ...further, else: x }],
    ['where it is required', { ...further, then: { required: ['x'], ...x } }],
  ])('accepts one that is %s', (_, then) => {
    expect(listHiddenNeeds(toForm(then))).toEqual([])
  })
})
