import { describe, expect, it, vi } from 'vitest'
import { compileCopy } from '../../../engine/build.ts'
import { loadCompiledCopy as load } from './loadCompiledCopy.ts'

async function say(text: string, params: object, language = 'en'): Promise<string | undefined> {
  const { text: compiled } = await load(language, { text })
  return typeof compiled === 'function' ? compiled(params) : compiled
}

describe('compileCopy', () => {
  it('keeps a plain text as a string', async () => {
    expect(await load('en', { a: 'Say "hi"\n', 'b.c': '' })).toEqual({ a: 'Say "hi"\n', 'b.c': '' })
  })

  it('fills in placeholders, and rejects an invalid one', async () => {
    expect(await say('{a} of {b}', { a: 1, b: 2 })).toBe('1 of 2')
    expect(await say('{first-name}', {}).catch(String)).toContain('invalid syntax')
  })

  it('chooses the plural of the language, or an exact count', async () => {
    const text = '{n, plural, =0{none} one{# month} other{# months}} left'
    expect(await say(text, { n: 0 })).toBe('none left')
    expect(await say(text, { n: 1 })).toBe('1 month left')
    expect(await say(text, { n: 1200 })).toBe('1,200 months left')
  })

  it('subtracts the offset before choosing the plural', async () => {
    const text = '{n, plural, offset:1 =1{you} one{you and # other} other{you and # others}}'
    expect(await say(text, { n: 1 })).toBe('you')
    expect(await say(text, { n: 2 })).toBe('you and 1 other')
    expect(await say(text, { n: 4 })).toBe('you and 3 others')
  })

  it('supports ordinals, and plurals and numbers of other languages', async () => {
    expect(await say('{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}', { n: 22 })).toBe('22nd')
    expect(await say('{n, plural, one{# mes} other{# meses}}', { n: 12000 }, 'es')).toBe('12.000 meses')
    expect(await say('{n, number}', { n: 1234.5 }, 'es')).toBe('1234,5')
  })

  it.each(['en', 'es', 'de', 'sv', 'ar-EG', 'fa', 'hi', 'mr', 'my'])(
    'formats numbers in %s as Intl.NumberFormat does',
    async (language) => {
      const numbers = [0, 7, 12, 999, 1000, 12_000, 0.5, -3, -1000, NaN]
      const format = new Intl.NumberFormat(language)
      for (const n of numbers) expect(await say('{n, number}', { n }, language)).toBe(format.format(n))
    },
  )

  it('does not use Intl.NumberFormat for whole numbers below 1,000', async () => {
    const { text } = await load('nl', { text: '{n, plural, other{# miles}}' })
    vi.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
      throw new Error('asked')
    })
    const show = (n: number) => (typeof text === 'function' ? text({ n }) : undefined)
    expect(show(999)).toBe('999 miles')
    expect(() => show(1000)).toThrow('asked')
  })

  it('selects a variant by a word', async () => {
    const text = '{who, select, me{I said {what}} other{They said {what}}}'
    expect(await say(text, { who: 'me', what: 'yes' })).toBe('I said yes')
    expect(await say(text, { who: 'constructor', what: 'no' })).toBe('They said no')
  })

  it('never turns an author’s text into code', async () => {
    expect(await say('{n, plural, other{" + broken + "}}', { n: 1 })).toBe('" + broken + "')
    expect(await say('"; throw 1; "', {})).toBe('"; throw 1; "')
    expect(await say("`$'{'x'}'` {a}", { a: '${1}' })).toBe('`${x}` ${1}')
  })

  it('throws with the name of an unsupported format', () => {
    expect(() => compileCopy('en', { a: '{d, date, short}' })).toThrow('{d, date} is not a format that texts can use')
  })
})
