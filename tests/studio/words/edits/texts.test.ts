import { expect, it } from 'vitest'
import { listStale, replaceWords, toLack } from '../../../../studio/words/edits/texts.ts'
import { openFlow, runEdit } from '../../support/openFlow.ts'

const flow = openFlow()

it('replaceWords replaces words in every text and language, except in placeholders', async () => {
  const { flow: after, faults } = await runEdit(replaceWords(flow, 'phone', 'telephone $&'))
  const [before, now] = [flow, after].map(({ copy }) => [...copy.values()].flatMap((texts) => Object.values(texts)))
  expect(now?.filter((text) => /[Tt]elephone \$&/.test(text)).length).toBe(
    before?.filter((text) => /[Pp]hone/.test(text.replaceAll(/\{\w+\}/g, ''))).length,
  )
  expect(faults).toEqual([])
})

it.each([
  ['car', 'truck', 'Truck loans: a truck in CARSON'],
  ['Car', 'Truck', 'Truck loans: a car in CARSON'],
])('replaces “%s” with “%s”, with a capital letter at the start of a sentence', (from, to, expected) => {
  const copy = new Map([['en', { text: 'Car loans: a car in CARSON' }]])
  expect(replaceWords({ ...flow, copy }, from, to).changes).toMatchObject([{ value: expected }])
})

it.each([
  ['minutes', '{minutes, plural, one {# minute} other {# MINUTE}} of {minutes}', 'One: 5 minutes', 'One: 5 MINUTE'],
  [
    'other',
    '{a, select, b {x other {c}} other {y}} other {d}',
    undefined,
    '{a, select, b {x MINUTE {c}} other {y}} MINUTE {d}',
  ],
  ['en', '[en] en [en](https://en.example)', undefined, '[en] MINUTE [MINUTE](https://en.example)'],
  ['}', '{a}', undefined, undefined],
])('replaces “%s” only in words, not in what chooses or links them', (from, text, other, expected) => {
  const copy = new Map([['en', { text, ...(other !== undefined && { other }) }]])
  expect(replaceWords({ ...flow, copy }, from, 'MINUTE').changes.map((change) => Object(change).value)).toEqual(
    expected === undefined ? [] : [expected],
  )
})

it.each([
  ['both are as they were', 'Car', 'Coche', []],
  ['only the first is another', 'Your car', 'Coche', ['es']],
  ['both are others', 'Your car', 'Su coche', []],
  ['only the translation is another', 'Car', 'Su coche', []],
] as const)('listStale says which translations may be outdated: %s', (_, en, es, stale) => {
  const saved = new Map([
    ['en', { car: 'Car' }],
    ['es', { car: 'Coche' }],
  ])
  expect(listStale('car', { en, es }, saved)).toEqual(stale)
  expect(listStale('bike', { en, es }, saved), 'what is new was never translated').toEqual([])
})

it('replaceWords changes nothing when no text has the words', () => {
  expect(replaceWords(flow, 'xylophone', 'phone').changes).toEqual([])
})

it.each([
  ['[en] Your car', 'not translated'],
  ['TODO: Your car', 'not written yet'],
  ['Your car', undefined],
])('says what “%s” lacks', (text, lack) => expect(toLack(text, 'en')).toBe(lack))
