import { expect, it } from 'vitest'
import { keepSame } from '../../../studio/map/useSame.ts'

it('keepSame returns the earlier value when nothing has changed', () => {
  const before = { name: 'A', ways: [{ to: 'B' }, { to: undefined }] }
  expect(keepSame(before, structuredClone(before))).toBe(before)
})

it('keepSame reuses the parts that are equal, and returns the later value', () => {
  const before = [
    { name: 'A', ways: [{ to: 'B' }] },
    { name: 'B', ways: [] },
  ]
  const now = [
    { name: 'A', ways: [{ to: 'B' }, { to: 'C' }] },
    { name: 'B', ways: [] },
  ]
  const same = keepSame(before, now)
  expect(same).toEqual(now)
  expect(same[0]).not.toBe(before[0])
  expect(same[0]?.ways[0]).toBe(before[0]?.ways[0])
  expect(same[1]).toBe(before[1])
})

it('keepSame matches items by id when another one was inserted before them', () => {
  const before = [
    { id: 'a', to: ['b'] },
    { id: 'c', to: ['d'] },
  ]
  const now = [
    { id: 'new', to: [] },
    { id: 'a', to: ['b'] },
    { id: 'c', to: ['e'] },
  ]
  const same = keepSame(before, now)
  expect(same).toEqual(now)
  expect(same[1]).toBe(before[0])
  expect(same[2]).not.toBe(before[1])
})

it.each([
  ['the same items in another order', [{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }]],
  ['a list that is shorter', [1, 2, 3], [1, 2]],
  ['a property that is gone', { a: 1, b: undefined }, { a: 1 }],
  ['a list in place of an object', { 0: 1 }, [1]],
  ['what holds more than data', new Map([[1, 2]]), new Map([[1, 2]])],
])('keepSame returns the new value for %s', (_, before, now) => {
  const same = keepSame(before, now)
  expect(same).toStrictEqual(now)
  expect(same).not.toBe(before)
})
