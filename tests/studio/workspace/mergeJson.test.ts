import { describe, expect, it } from 'vitest'
import { mergeJson } from '../../../studio/workspace/mergeJson.ts'

const base = '{ "a": "one", "b": { "c": [1, 2], "d": true } }'

describe('mergeJson', () => {
  it('takes what only one side has changed', () => {
    const merge = mergeJson(base, base.replace('one', 'mine'), base.replace('true', 'false'))
    expect(merge).toEqual({ text: '{ "a": "mine", "b": { "c": [1, 2], "d": false } }', clashes: [] })
  })

  it('names the place where both sides differ, and keeps mine there', () => {
    const merge = mergeJson(base, base.replace('one', 'mine'), base.replace('one', 'theirs'))
    expect(merge?.clashes).toEqual([{ path: ['a'], mine: 'mine', theirs: 'theirs' }])
    expect(merge?.text).toContain('"a": "mine"')
  })

  it('finds no conflict when both sides made the same change', () => {
    const same = base.replace('one', 'same')
    expect(mergeJson(base, same, same)).toEqual({ text: same, clashes: [] })
  })

  it('treats a list of a different length as one value', () => {
    const merge = mergeJson(base, base.replace('[1, 2]', '[1, 2, 3]'), base.replace('[1, 2]', '[0, 2]'))
    expect(merge?.clashes).toEqual([{ path: ['b', 'c'], mine: [1, 2, 3], theirs: [0, 2] }])
  })

  it('reports a conflict when one side removed what the other changed inside', () => {
    const mine = '{ "a": "one" }'
    const merge = mergeJson(base, mine, base.replace('true', 'false'))
    expect(merge?.clashes).toEqual([{ path: ['b'], mine: undefined, theirs: { c: [1, 2], d: false } }])
  })

  it('returns nothing when a text is not JSON', () => {
    expect(mergeJson(base, '{', base)).toBeUndefined()
  })
})
