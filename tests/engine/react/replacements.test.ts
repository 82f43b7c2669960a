import type { RJSFSchema } from '@rjsf/utils'
import deepEquals from '@rjsf/utils/lib/deepEquals.js'
import * as omitOfRjsf from '@rjsf/utils/lib/schema/omitExtraData.js'
import mergeOfRjsf from '@rjsf/utils/lib/schema/shallowAllOfMerge.js'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { createCustomEqual } from '../../../engine/react/replacements/fastEquals.ts'
import * as omitExtraData from '../../../engine/react/replacements/omitExtraData.ts'
import shallowAllOfMerge from '../../../engine/react/replacements/shallowAllOfMerge.ts'

it.each([
  ['the same values', { a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }],
  ['another value in depth', { a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] }],
  ['a property more', { a: 1 }, { a: 1, b: undefined }],
  ['another property', { a: undefined }, { b: undefined }],
  ['a list and an object', [], {}],
  ['a longer list', [1], [1, 2]],
  ['nothing and null', undefined, null],
  ['not a number', NaN, NaN],
  ['functions', { f: () => 1 }, { f: () => 2 }],
  ['a function and none', { f: () => 1 }, { f: 1 }],
  ['elements of the same props', createElement('p', { title: 'a' }), createElement('p', { title: 'a' })],
  ['elements of other props', createElement('p', { title: 'a' }), createElement('p', { title: 'b' })],
  ['elements of another type', createElement('p'), createElement('div')],
])('compares %s as RJSF does', (_name, a, b) => {
  const equals = createCustomEqual()
  expect(equals(a, b)).toBe(deepEquals(a, b))
  expect(equals(b, a)).toBe(deepEquals(b, a))
})

it('merges what conditions add to a schema as RJSF does', () => {
  const schema: RJSFSchema = {
    type: 'object',
    properties: { city: { type: 'string' } },
    required: ['city'],
    allOf: [
      {},
      { required: ['city', 'zip'], properties: { zip: { type: 'string', pattern: '^\\d{5}$' } } },
      { properties: { city: { title: 'fields.city' } } },
    ],
  }
  const merged = shallowAllOfMerge(structuredClone(schema))
  expect(merged).toEqual(mergeOfRjsf(structuredClone(schema)))
  expect(merged.required).toEqual(['city', 'zip'])
})

it('stands in for everything that RJSF exports for leaving data out, and says so when it is reached', () => {
  expect(Object.keys(omitExtraData).toSorted()).toEqual(Object.keys(omitOfRjsf).toSorted())
  expect(() => omitExtraData.default()).toThrow('omitExtraData')
})
