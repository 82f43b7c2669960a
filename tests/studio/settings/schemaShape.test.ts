import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../engine/authoring.ts'
import { toBranchIndex, toGiven, toInitial, toLabel, toShape } from '../../../studio/settings/schemaShape.ts'

const adapter = (name: string, ...needs: string[]): JsonSchema => ({
  type: 'object',
  required: ['adapter', ...needs],
  properties: { adapter: { const: name }, ...Object.fromEntries(needs.map((need) => [need, { type: 'string' }])) },
})
const adapters: JsonSchema = { oneOf: [adapter('sandbox'), adapter('real', 'key')] }
const root: JsonSchema = { definitions: { color: { type: 'string' }, part: { type: 'object', properties: {} } } }

describe('toShape', () => {
  it.each<[string, JsonSchema]>([
    ['text', { type: 'string' }],
    ['number', { type: 'integer' }],
    ['flag', { type: 'boolean' }],
    ['names', { enum: ['a', 'b'] }],
    ['constant', { const: 'a' }],
    ['color', { $ref: '#/definitions/color', title: 'Main color' }],
    ['object', { $ref: '#/definitions/part' }],
    ['map', { type: 'object', additionalProperties: { type: 'string' } }],
    ['list', { type: 'array', items: { type: 'string' } }],
    ['list', { anyOf: [adapters, { type: 'array', items: adapters }] }],
    ['choice', adapters],
  ])('returns a %s', (kind, schema) => {
    expect(toShape(schema, root).kind).toBe(kind)
  })

  it('returns a choice between properties of which at most one may be set', () => {
    const one: JsonSchema = {
      type: 'object',
      maxProperties: 1,
      properties: { tracked: { type: 'string', title: 'When it is tracked' }, ending: { const: 'success' } },
    }
    const shape = toShape(one, root)
    if (shape.kind !== 'choice') throw new Error('It is not a choice.')
    expect(shape.branches.map(({ label }) => label)).toEqual(['When it is tracked', 'Ending'])
    expect(toBranchIndex(shape.branches, { ending: 'success' })).toBe(1)
    expect(toBranchIndex(shape.branches, {})).toBe(-1)
    expect(shape.branches.map(({ schema }) => toInitial(schema, root))).toEqual([
      { tracked: '' },
      { ending: 'success' },
    ])
  })
})

it('toBranchIndex finds a branch by its constant, and labels branches by it', () => {
  const shape = toShape(adapters, root)
  if (shape.kind !== 'choice') throw new Error('It is not a choice.')
  expect(shape.branches.map(({ label }) => label)).toEqual(['sandbox', 'real'])
  expect(toBranchIndex(shape.branches, { adapter: 'real', key: '' })).toBe(1)
  expect(toBranchIndex(shape.branches, { adapter: 'other' })).toBe(-1)
})

it('toGiven returns the schema that a condition chooses for the value', () => {
  const one: JsonSchema = { type: 'object', title: 'One' }
  const other: JsonSchema = { type: 'object', title: 'Other' }
  const parts: JsonSchema = {
    type: ['string', 'object'],
    description: 'A part.',
    if: { type: 'object' },
    then: { if: { type: 'object', required: ['one'] }, then: { $ref: '#/definitions/one' }, else: other },
  }
  const toKind = (value: unknown) => toGiven(parts, { definitions: { one } }, value)
  expect(toKind({ one: 1 })).toEqual(one)
  expect(toKind({ two: 2 })).toEqual(other)
  expect(toKind('words')).toEqual({ type: ['string', 'object'] })
})

it('toInitial returns the smallest valid value', () => {
  expect(toInitial(adapters, root)).toEqual({ adapter: 'sandbox' })
  expect(
    toInitial(
      {
        type: 'object',
        required: ['name', 'origins', 'from', 'minutes'],
        properties: {
          name: { type: 'string' },
          origins: { type: 'array', minItems: 1, items: { type: 'string' } },
          from: { type: 'integer', minimum: 0 },
          minutes: { type: 'number', exclusiveMinimum: 0 },
          brand: { type: 'object' },
        },
      },
      root,
    ),
  ).toEqual({ name: '', origins: [''], from: 0, minutes: 1 })
})

it('toLabel uses the title of a field, or else the words of its name', () => {
  expect(toLabel({ title: 'Address of the API' }, 'apiBaseUrl')).toBe('Address of the API')
  expect(toLabel({}, 'siteKey')).toBe('Site key')
})
