import { describe, expect, it } from 'vitest'
import { listRefusals } from '../../../../engine/definition/released/listRefusals.ts'
import type { JsonSchema } from '../../../../engine/validation/JsonSchema.ts'

const text: JsonSchema = { type: 'string' }
const object = (properties: Record<string, JsonSchema | boolean>, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: properties as Record<string, JsonSchema>,
  ...more,
})
const say = (before: JsonSchema, after: JsonSchema) =>
  listRefusals(before, after).map(({ path, reason }) => `${path} ${reason}`.trim())

describe('listRefusals, for a schema that rejects earlier values,', () => {
  it.each<[string, JsonSchema, JsonSchema]>([
    ['was string, and is number now', text, { type: 'number' }],
    ['was number, and is integer now', { type: 'number' }, { type: 'integer' }],
    ['was anything, and is string now', {}, text],
    ['a is no longer allowed', object({ a: text }), object({ a: false })],
    ['was null, and is string now', { type: ['string', 'null'] }, text],
    ['was null, and is string now', { anyOf: [{ type: 'null' }, text] }, text],
    ['is limited to "a", "b" now', text, { enum: ['a', 'b'], type: 'string' }],
    ['may no longer be "b"', { enum: ['a', 'b'] }, { enum: ['a', 'c'] }],
    ['has another rule maxLength', { ...text, maxLength: 9 }, { ...text, maxLength: 8 }],
    ['has another rule minLength', text, { ...text, minLength: 1 }],
    ['has another rule pattern', { ...text, pattern: 'a' }, { ...text, pattern: 'b' }],
    ['a is no longer known', object({ a: text }), object({})],
    ['a is required now', object({ a: text }), object({ a: text }, { required: ['a'] })],
    ['a is new, and is required', object({}), object({ a: text }, { required: ['a'] })],
    ['may no longer have other fields', { type: 'object' }, object({})],
    ['[] was string, and is number now', { type: 'array', items: text }, { type: 'array', items: { type: 'number' } }],
    [
      'a.b was string, and is number now',
      object({ a: object({ b: text }) }),
      object({ a: object({ b: { type: 'number' } }) }),
    ],
  ])('reports: %s', (expected, before, after) => {
    expect(say(before, after)).toEqual([expected])
  })
})

describe('listRefusals, for a schema that still accepts earlier values,', () => {
  it.each<[string, JsonSchema, JsonSchema]>([
    ['the same in another order', { type: 'string', minLength: 1 }, { minLength: 1, type: 'string' }],
    ['an integer as a number', { type: 'integer' }, { type: 'number' }],
    ['null besides', text, { type: ['string', 'null'] }],
    ['a further option', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['an option as any text', { enum: ['a'] }, text],
    ['a wider limit', { ...text, maxLength: 9 }, { ...text, maxLength: 10 }],
    ['a rule less', { ...text, pattern: 'a' }, text],
    ['a further field', object({}), object({ a: text })],
    ['a field that may be missing now', object({ a: text }, { required: ['a'] }), object({ a: text })],
    ['a schema that is true', object({ a: text }), object({ a: true })],
    ['a field less of an open object', { type: 'object', properties: { a: text } }, { type: 'object' }],
  ])('reports nothing for %s', (_, before, after) => {
    expect(say(before, after)).toEqual([])
  })
})
