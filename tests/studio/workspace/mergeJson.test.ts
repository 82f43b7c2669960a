import { describe, expect, it } from 'vitest'
import { mergeJson } from '../../../studio/workspace/mergeJson.ts'

const base = '{ "a": "one", "b": { "c": [1, 2], "d": true } }'

describe('putting two edits of one file together', () => {
  it('takes what only one of them has changed', () => {
    const merge = mergeJson(base, base.replace('one', 'mine'), base.replace('true', 'false'))
    expect(merge).toEqual({ text: '{ "a": "mine", "b": { "c": [1, 2], "d": false } }', clashes: [] })
  })

  it('names the place where they differ, and leaves mine there', () => {
    const merge = mergeJson(base, base.replace('one', 'mine'), base.replace('one', 'theirs'))
    expect(merge?.clashes).toEqual([{ path: ['a'], mine: 'mine', theirs: 'theirs' }])
    expect(merge?.text).toContain('"a": "mine"')
  })

  it('finds no clash where both did the same', () => {
    const same = base.replace('one', 'same')
    expect(mergeJson(base, same, same)).toEqual({ text: same, clashes: [] })
  })

  it('takes a list that has another length as one value', () => {
    const merge = mergeJson(base, base.replace('[1, 2]', '[1, 2, 3]'), base.replace('[1, 2]', '[0, 2]'))
    expect(merge?.clashes).toEqual([{ path: ['b', 'c'], mine: [1, 2, 3], theirs: [0, 2] }])
  })

  it('clashes where one took away what the other changed inside', () => {
    const mine = '{ "a": "one" }'
    const merge = mergeJson(base, mine, base.replace('true', 'false'))
    expect(merge?.clashes).toEqual([{ path: ['b'], mine: undefined, theirs: { c: [1, 2], d: false } }])
  })

  it('cannot put together what is not JSON', () => {
    expect(mergeJson(base, '{', base)).toBeUndefined()
  })
})
