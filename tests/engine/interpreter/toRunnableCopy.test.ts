import { array, constantFrom, letrec, oneof, record, sample } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interpretText, toRunnableCopy } from '../../../engine/authoring.ts'
import english from '../../../flows/copy/en.json?copy'
import spanish from '../../../flows/copy/es.json?copy'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'
import { loadCompiledCopy } from '../compiler/loadCompiledCopy.ts'

const values: readonly unknown[] = [0, 1, 2, 21, 1200, 1234.5, 'me', 'constructor', '', true]

/** Whatever name is asked for has the same value. */
const always = (value: unknown): Record<string, string> => new Proxy({}, { get: () => value })

type Text = string | ((params: Record<string, string>) => string) | undefined

const sayings = (text: Text) => (typeof text === 'function' ? values.map((value) => text(always(value))) : text)

const sayAll = (copy: Readonly<Record<string, Text>>) =>
  Object.entries(copy).map(([key, text]) => [key, sayings(text)] as const)

const say = (text: string, params: object, language = 'en') => {
  const made = interpretText(text, language)
  return typeof made === 'function' ? made({ ...params }) : made
}

/** Texts with choices within choices, as an author may write them. */
const { text: anyText } = letrec<{ text: string; part: string }>((tie) => {
  const word = constantFrom('month', ' of ', 'Say "hi"\\n', 'año', '')
  const name = constantFrom('n', 'who', 'first_name')
  const choice = (kind: string, cases: readonly string[]) =>
    record({ name, texts: array(tie('text'), { minLength: cases.length, maxLength: cases.length }) }).map(
      (given) => `{${given.name}, ${kind} ${cases.map((one, index) => `${one}{${given.texts[index]}}`).join(' ')}}`,
    )
  return {
    text: array(tie('part'), { maxLength: 3 }).map((parts) => parts.join(' ')),
    part: oneof(
      { maxDepth: 2 },
      word,
      name.map((given) => `{${given}}`),
      name.map((given) => `{${given}, number}`),
      choice('plural,', ['=1', 'one', 'other']),
      choice('plural, offset:1', ['=0', 'other']),
      choice('selectordinal,', ['other']),
      choice('select,', ['me', 'other']),
      choice('plural,', ['one', 'other']).map((text) => text.replace('other{', 'other{# ')),
    ),
  }
})

describe('texts that are shown without a build', () => {
  it.each([
    ['en', english],
    ['es', spanish],
  ])('say what the compiled ones say, all of %s', (language, compiled) => {
    const texts = readCheckedFlow('flows/refinance.json').copy.get(language) ?? {}
    const { copy } = toRunnableCopy(language, texts)
    expect(sayAll(copy)).toEqual(sayAll(compiled))
  })

  it('say what the compiled ones say, whatever is written', async () => {
    const texts = Object.fromEntries(sample(anyText, { numRuns: 400, seed: 1 }).map((text, index) => [index, text]))
    const compiled = await loadCompiledCopy('en', texts)
    const { copy } = toRunnableCopy('en', texts)
    expect(sayAll(copy)).toEqual(sayAll(compiled))
  })

  it('count after the offset, and in the manner of the language', () => {
    expect(say('{n, plural, offset:1 =1{you} other{you and # others}}', { n: 4 })).toBe('you and 3 others')
    expect(say('{n, plural, one{# mes} other{# meses}}', { n: 12000 }, 'es')).toBe('12.000 meses')
  })

  it('refuse the formats that compiled texts do not have, also inside of a choice', () => {
    expect(() => interpretText('{n, plural, other{{d, date, short}}}', 'en')).toThrow(
      '{d, date} is no format that texts can use',
    )
  })

  it('are shown as they stand while they cannot be read', () => {
    expect(toRunnableCopy('en', { a: 'Call {pho' }).copy).toEqual({ a: 'Call {pho' })
  })

  it('are made anew only where they have changed', () => {
    const before = toRunnableCopy('en', { a: '{n} months', b: '{n} days' })
    const after = toRunnableCopy('en', { a: '{n} months', b: '{n} weeks' }, before)
    expect(after.copy['a']).toBe(before.copy['a'])
    expect(sayings(after.copy['b'])).toContain('2 weeks')
  })
})
