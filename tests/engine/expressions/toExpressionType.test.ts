import { describe, expect, it } from 'vitest'
import { toExpressionType } from '../../../engine/expressions/toExpressionType.ts'

const toType = (schema: object | boolean, definitions: Record<string, object> = {}) =>
  toExpressionType(schema, (ref) => definitions[ref] ?? true)

describe('toExpressionType', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: 'integer' }, 'number'],
    [{ type: 'number' }, 'number'],
    [{ type: 'boolean' }, 'boolean'],
    [{ type: 'null' }, 'null'],
    [{ type: ['string', 'null'] }, { nullable: 'string' }],
    [{ type: ['string', 'number'] }, 'any'],
    [{ type: 'array', items: { type: 'string' } }, { list: 'string' }],
    [{ type: 'array' }, { list: 'any' }],
    [{ type: 'array', items: [{ type: 'string' }] }, { list: 'any' }],
    [{ enum: ['a', 'b'] }, { options: ['a', 'b'] }],
    [{ type: 'string', enum: ['a', null] }, { nullable: { options: ['a'] } }],
    [{ enum: [1, 2] }, 'number'],
    [{ enum: [1, 'a'] }, 'any'],
    [{ const: true }, 'boolean'],
    [{ const: null }, 'null'],
    [{ type: 'object' }, 'any'],
    [{ oneOf: [{ type: 'string' }] }, 'any'],
    [true, 'any'],
  ])('converts %j', (schema, type) => {
    expect(toType(schema)).toEqual(type)
  })

  it('marks fields as optional that are not required', () => {
    const schema = { properties: { a: { type: 'string' }, b: { type: 'number' } }, required: ['a'] }
    expect(toType(schema)).toEqual({
      object: { a: { type: 'string', optional: false }, b: { type: 'number', optional: true } },
    })
  })

  it('merges the parts of allOf, and what they require', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'string' } },
      allOf: [{ properties: { a: { enum: ['x'] }, b: { type: 'number' } } }, { required: ['b'] }, { if: {}, else: {} }],
    }
    expect(toType(schema)).toEqual({
      object: { a: { type: { options: ['x'] }, optional: true }, b: { type: 'number', optional: false } },
    })
  })

  it('takes the fields of other branches as optional, of any type where branches differ', () => {
    const shown = { properties: { a: { const: 'x' }, b: { type: 'number' }, c: { type: 'string' } }, required: ['b'] }
    const schema = {
      properties: { a: { type: 'string' } },
      required: ['a'],
      allOf: [{ if: { properties: { a: { const: 'x' } } }, then: { allOf: [shown] }, else: { $ref: 'other' } }],
    }
    const other = { properties: { c: { type: 'boolean' } }, then: { $ref: 'other' } }
    expect(toType(schema, { other })).toEqual({
      object: {
        a: { type: 'string', optional: false },
        b: { type: 'number', optional: true },
        c: { type: 'any', optional: true },
      },
    })
  })

  it('follows references, and stops where a schema contains itself', () => {
    const node = { properties: { value: { $ref: 'text' }, next: { $ref: 'node' } } }
    expect(toType({ $ref: 'node' }, { node, text: { type: 'string' } })).toEqual({
      object: { value: { type: 'string', optional: true }, next: { type: 'any', optional: true } },
    })
    expect(toType({ $ref: 'self' }, { self: { $ref: 'self' } })).toBe('any')
  })
})
