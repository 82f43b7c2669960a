import { expect, it } from 'vitest'
import { toCleanData } from '../../../engine/validation/validate.ts'

it('drops undefined and empty leaves and keeps false, zero and null', () => {
  expect(toCleanData({ a: '', b: undefined, c: false, d: 0, e: null, f: { g: '' } })).toEqual({
    c: false,
    d: 0,
    e: null,
    f: {},
  })
  expect(Object.keys(toCleanData({ a: '', b: undefined }) ?? {})).toEqual([])
})

it('keeps the position of every item of a list', () => {
  expect(toCleanData({ list: ['a', '', { b: '' }] })).toEqual({ list: ['a', undefined, {}] })
})

it('keeps a key named __proto__ a plain key', () => {
  const clean = toCleanData(JSON.parse('{"__proto__": {"isAdmin": true}}'))
  expect(clean).not.toHaveProperty('isAdmin')
})
