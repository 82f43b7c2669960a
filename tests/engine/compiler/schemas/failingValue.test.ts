import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failingValue } from './failingValue.ts'
import { listRules } from '../../../../engine/compiler/schemas/listRules.ts'
import { sampleValue } from '../../../../engine/compiler/schemas/createSampler.ts'
import { bundleSchema } from '../../../../engine/validation/bundleSchema.ts'
import { compileSchema } from '../../../../engine/validation/createAjv.ts'
import type { JsonSchema } from '../../../../engine/validation/JsonSchema.ts'
import { validate } from '../../../../engine/validation/validate.ts'
import { loadTestSchemas } from '../../validation/loadSchemas.ts'

const schemas = await loadTestSchemas()
const forms = [...schemas.keys()].filter((id) => id.startsWith('forms/'))

/** Asserts that each listed rule can be broken alone, and that the validator then reports just that. */
const expectEachRuleToFailAlone = (schema: JsonSchema): void => {
  const validator = compileSchema(schema)
  expect(validate(validator, sampleValue(schema))).toEqual([])
  for (const { path, rule, message } of listRules(schema)) {
    const issues = validate(validator, failingValue(schema, path, rule))
    const fallback = rule === 'required' ? 'errors.required' : 'errors.invalid'
    expect(issues).toEqual([{ path, rule, message: message ?? fallback, params: issues[0]?.params }])
  }
}

const messages = (rules: Record<string, unknown>) => ({
  errorMessage: Object.fromEntries(Object.keys(rules).map((rule) => [rule, `field.${rule}`])),
})
const withMessages = (rules: Record<string, unknown>, base: JsonSchema): JsonSchema => ({
  ...base,
  ...rules,
  ...messages(rules),
})

const field: fc.Arbitrary<JsonSchema> = fc.oneof(
  fc
    .record({ minLength: fc.integer({ min: 2, max: 4 }), maxLength: fc.integer({ min: 4, max: 9 }) })
    .map((rules) => withMessages(rules, { type: 'string' })),
  fc
    .constantFrom('^\\d{5}$', '^[A-Z]{2}\\d+$', '^(yes|no)$', '^\\S+ \\S+$')
    .map((pattern) => withMessages({ pattern }, { type: 'string' })),
  fc
    .integer({ min: -9, max: 9 })
    .chain((minimum) =>
      fc.integer({ min: minimum, max: 20 }).map((maximum) => withMessages({ minimum, maximum }, { type: 'number' })),
    ),
  fc
    .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 })
    .map((choices) => withMessages({ enum: choices }, { type: 'string' })),
  fc.constantFrom('date', 'email', 'uuid', 'date-time').map((format) => withMessages({ format }, { type: 'string' })),
  fc
    .integer({ min: 1, max: 60 })
    .map((minimumAge) => withMessages({ format: 'date', notInFuture: true, minimumAge }, { type: 'string' })),
)

const form = (depth: number): fc.Arbitrary<JsonSchema> =>
  fc
    .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), depth === 0 ? field : fc.oneof(field, form(depth - 1)), {
      minKeys: 1,
    })
    .chain((properties) =>
      fc.subarray(Object.keys(properties)).map((required) => ({
        type: 'object',
        properties,
        required,
        errorMessage: { required: Object.fromEntries(required.map((name) => [name, `${name}.required`])) },
      })),
    )

describe('failingValue', () => {
  it.each(forms)('breaks each rule of a form alone: %s', (id) => {
    expectEachRuleToFailAlone(bundleSchema(id, schemas))
  })

  it('breaks each rule of any schema alone', () => {
    fc.assert(fc.property(form(1), expectEachRuleToFailAlone), { numRuns: 10 })
  })

  it('finds data that meets the condition of a rule', () => {
    const schema = bundleSchema('forms/job.schema.json', schemas)
    expect(failingValue(schema, 'employer', 'required')).toMatchObject({ kind: 'FullTime' })
    expect(failingValue(schema, 'endDate', 'required')).toMatchObject({ isCurrent: false })
  })

  it('breaks each rule of a date that exists only under a condition', () => {
    const day = { type: 'string', format: 'date', errorMessage: { format: 'day', notBefore: 'before' } }
    expectEachRuleToFailAlone({
      type: 'object',
      required: ['from'],
      properties: { from: day, isCurrent: { type: 'boolean' } },
      if: { required: ['isCurrent'], properties: { isCurrent: { const: false } } },
      then: { required: ['to'], properties: { to: { ...day, notBefore: 'from' } } },
    })
  })

  it('breaks a pattern that only blanks do not match', () => {
    expectEachRuleToFailAlone({
      type: 'object',
      properties: { name: { type: 'string', pattern: '\\S', errorMessage: { pattern: 'name' } } },
    })
  })

  it('throws when another rule always fails first', () => {
    const schema = { type: 'object', properties: { a: { type: 'string', enum: ['x', 'y'], maxLength: 3 } } }
    expect(() => failingValue(schema, 'a', 'maxLength')).toThrow('breaks only the rule "maxLength" of a')
  })
})

describe('sampleValue', () => {
  it('prefers the examples of a field', () => {
    expect(sampleValue({ type: 'object', properties: { a: { type: 'string', examples: ['Ada'] } } })).toEqual({
      a: 'Ada',
    })
  })

  it('is the same every time', () => {
    const schema = { type: 'string', pattern: '^[a-f]{7}-\\d{4}$' }
    expect(sampleValue(schema)).toBe(sampleValue({ ...schema }))
  })

  it('throws when no value can be valid', () => {
    expect(() => sampleValue({ $id: 'odd', type: 'string', enum: ['a'], minLength: 2 })).toThrow(
      'No valid sample is found for odd',
    )
  })
})
