import { describe, expect, it } from 'vitest'
import { toRunnableCopy } from '../../../engine/authoring.ts'
import english from '../../../flows/copy/en.json?copy'
import spanish from '../../../flows/copy/es.json?copy'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'

const values: readonly unknown[] = [0, 1, 2, 21, 1200, 1234.5, 'me', 'constructor', '', true]

/** Returns a record in which every name has the same value. */
const always = (value: unknown): Record<string, string> => new Proxy({}, { get: () => value })

type Text = string | ((params: Record<string, string>) => string) | undefined

const sayings = (text: Text) => (typeof text === 'function' ? values.map((value) => text(always(value))) : text)

const sayAll = (copy: Readonly<Record<string, Text>>) =>
  Object.entries(copy).map(([key, text]) => [key, sayings(text)] as const)

describe('texts that are compiled without a build', () => {
  it.each([
    ['en', english],
    ['es', spanish],
  ])('give the same results in %s as those of the build', (language, compiled) => {
    const texts = readCheckedFlow('flows/refinance.json').copy.get(language) ?? {}
    const { copy } = toRunnableCopy(language, texts)
    expect(sayAll(copy)).toEqual(sayAll(compiled))
  })

  it('are shown unchanged while they cannot be parsed', () => {
    const texts = { a: 'Call {pho', b: '{n, plural, one{a month}}', c: '{n, plural, other{{d, date, short}}}' }
    expect(toRunnableCopy('en', texts).copy).toMatchObject(texts)
  })

  it('are compiled again only when they have changed', () => {
    const before = toRunnableCopy('en', { a: '{n} months', b: '{n} days' })
    const after = toRunnableCopy('en', { a: '{n} months', b: '{n} weeks' }, before)
    expect(after.copy['a']).toBe(before.copy['a'])
    expect(sayings(after.copy['b'])).toContain('2 weeks')
  })
})
