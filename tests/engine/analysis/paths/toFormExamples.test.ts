import { expect, it } from 'vitest'
import { createSides } from '../../../../engine/analysis/paths/toFormExamples.ts'
import type { JsonSchema } from '../../../../engine/validation/JsonSchema.ts'

const is = (field: string, value: unknown): JsonSchema => ({
  required: [field],
  properties: { [field]: { const: value } },
})
const schema: JsonSchema = {
  properties: { homes: { items: { $ref: '#/definitions/home' } } },
  allOf: [{ if: is('works', true), then: { if: is('ended', true) }, else: { anyOf: [{ if: is('rich', true) }] } }],
  definitions: { home: { if: is('rented', true) } },
}
const { all, of } = createSides(schema, '2026-11-21')
const idsOf = (value: unknown) => of(value).map(({ at, holds }) => `${at} ${holds}`)

it('createSides lists both sides of every schema condition at any depth', () => {
  expect(all().map(({ condition, holds }) => `${condition}: ${holds}`)).toEqual([
    'works is true: true',
    'ended is true: true',
    'ended is true: false',
    'works is true: false',
    'rich is true: true',
    'rich is true: false',
    'rented is true: true',
    'rented is true: false',
  ])
})

it('createSides lists the sides that a value meets, and none nested in an unmet side', () => {
  expect(idsOf({ works: true, rich: true })).toEqual(['allOf/0/if true', 'allOf/0/then/if false'])
  expect(idsOf({ rich: true })).toEqual(['allOf/0/if false', 'allOf/0/else/anyOf/0/if true'])
})

it('createSides checks the conditions of each list item', () => {
  expect(idsOf({ works: true, homes: [{ rented: true }, {}] })).toEqual([
    'allOf/0/if true',
    'allOf/0/then/if false',
    'properties/homes/items/if true',
    'properties/homes/items/if false',
  ])
})
