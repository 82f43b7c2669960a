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
    expect(merge?.clashes).toEqual([{ path: ['a'], base: 'one', mine: 'mine', theirs: 'theirs' }])
    expect(merge?.text).toContain('"a": "mine"')
  })

  it('finds no conflict when both sides made the same change', () => {
    const same = base.replace('one', 'same')
    expect(mergeJson(base, same, same)).toEqual({ text: same, clashes: [] })
  })

  it('treats a list of a different length, or one that is gone, as one value', () => {
    const merge = mergeJson(base, base.replace('[1, 2]', '[1, 2, 3]'), base.replace('[1, 2]', '[0, 2]'))
    expect(merge?.clashes).toEqual([{ path: ['b', 'c'], base: [1, 2], mine: [1, 2, 3], theirs: [0, 2] }])
    const gone = mergeJson(base, base.replace('[1, 2]', '[1, 3]'), base.replace('"c": [1, 2], ', ''))
    expect(gone?.clashes).toEqual([{ path: ['b', 'c'], base: [1, 2], mine: [1, 3], theirs: undefined }])
  })

  it('reports a conflict when one side removed what the other changed inside', () => {
    const mine = '{ "a": "one" }'
    const merge = mergeJson(base, mine, base.replace('true', 'false'))
    expect(merge?.clashes).toEqual([
      { path: ['b'], base: { c: [1, 2], d: true }, mine: undefined, theirs: { c: [1, 2], d: false } },
    ])
  })

  it.each([
    ['a text', '"text"'],
    ['a list', [{ c: [1, 2], d: true }]],
    ['null', null],
  ])('shows the whole value when one side changed something in it and the other made it %s', (_, whole) => {
    const [inside, replaced] = [base.replace('true', 'false'), JSON.stringify({ a: 'one', b: whole })]
    const [b, edited] = [
      { c: [1, 2], d: true },
      { c: [1, 2], d: false },
    ]
    expect(mergeJson(base, inside, replaced)?.clashes).toEqual([{ path: ['b'], base: b, mine: edited, theirs: whole }])
    expect(mergeJson(base, replaced, inside)?.clashes).toEqual([{ path: ['b'], base: b, mine: whole, theirs: edited }])
    expect(JSON.parse(mergeJson(base, inside, replaced)?.text ?? '')).toEqual({ a: 'one', b: edited })
  })

  const list = '[{ "call": "a" }, { "call": "b" }, { "to": "X" }]'
  const edited = list.replace('X', 'Y')

  it.each([
    ['removed an item', '[{ "call": "b" }, { "to": "X" }]'],
    ['added an item', '[{ "track": "t" }, { "call": "a" }, { "call": "b" }, { "to": "X" }]'],
    ['moved an item', '[{ "call": "b" }, { "call": "a" }, { "to": "X" }]'],
    ['removed one item and added another', '[{ "call": "b" }, { "to": "X" }, { "call": "c" }]'],
  ])('puts no edit into another item of a list when the other side %s', (_, other) => {
    for (const [mine, theirs] of [
      [edited, other],
      [other, edited],
    ]) {
      const merge = mergeJson(`{ "on": ${list} }`, `{ "on": ${mine} }`, `{ "on": ${theirs} }`)
      expect(merge?.clashes.map(({ path }) => path)).toEqual([['on']])
      expect(JSON.parse(merge?.text ?? '')).toEqual({ on: JSON.parse(mine ?? '') })
    }
  })

  it('merges edits of different items of a list', () => {
    expect(mergeJson(list, edited, list.replace('"a"', '"c"'))).toEqual({
      text: edited.replace('"a"', '"c"'),
      clashes: [],
    })
  })

  it('merges files with a byte order mark and keeps the mark', () => {
    const marked = `\uFEFF${base}`
    expect(mergeJson(marked, marked.replace('one', 'mine'), marked.replace('true', 'false'))).toEqual({
      text: marked.replace('one', 'mine').replace('true', 'false'),
      clashes: [],
    })
  })

  it('returns nothing when a text is not JSON or missing', () => {
    expect(mergeJson(base, '{', base)).toBeUndefined()
    expect(mergeJson(base, undefined, base)).toBeUndefined()
    expect(mergeJson(base, base, null)).toBeUndefined()
  })

  it('merges new files of both sides, which share no earlier text', () => {
    const merge = mergeJson(undefined, '{"a":1,"b":1}', '{"a":2,"c":2}')
    expect(merge?.clashes).toEqual([{ path: ['a'], base: undefined, mine: 1, theirs: 2 }])
    expect(JSON.parse(merge?.text ?? '')).toEqual({ a: 1, b: 1, c: 2 })
  })
})
