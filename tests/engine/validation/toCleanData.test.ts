import { expect, it } from 'vitest'
import { toCleanData } from '../../../engine/validation/validate.ts'

it('toCleanData drops undefined and empty strings and keeps false, zero and null', () => {
  expect(toCleanData({ a: '', b: undefined, c: false, d: 0, e: null, f: { g: '' } })).toEqual({
    c: false,
    d: 0,
    e: null,
    f: {},
  })
  expect(Object.keys(toCleanData({ a: '', b: undefined }) ?? {})).toEqual([])
})

it('toCleanData keeps the position of every list item', () => {
  expect(toCleanData({ list: ['a', '', { b: '' }] })).toEqual({ list: ['a', undefined, {}] })
})

it('toCleanData keeps a key named __proto__ as a plain key', () => {
  const clean = toCleanData(JSON.parse('{"__proto__": {"isAdmin": true}}'))
  expect(clean).not.toHaveProperty('isAdmin')
})
