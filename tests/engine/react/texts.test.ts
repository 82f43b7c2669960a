import { describe, expect, it } from 'vitest'
import { toNearest } from '../../../engine/react/toUnknown.ts'
import { toRichText } from '../../../engine/react/RichText.tsx'
import { toTranslate } from '../../../engine/react/toTranslate.ts'
import { toFlow } from './toFlow.ts'

describe('toRichText', () => {
  it('splits a text at its links, to addresses and to constants', () => {
    expect(toRichText('See [terms](termsUrl) or [call](tel:+13035550100).', { termsUrl: 'https://x.test/t' })).toEqual([
      { text: 'See ' },
      { text: 'terms', href: 'https://x.test/t' },
      { text: ' or ' },
      { text: 'call', href: 'tel:+13035550100' },
      { text: '.' },
    ])
  })

  it('returns a text without links, or of one link, as one part', () => {
    expect(toRichText('a [b] (c)')).toEqual([{ text: 'a [b] (c)' }])
    expect(toRichText('[b](tel:1)')).toEqual([{ text: 'b', href: 'tel:1' }])
  })

  it.each(['javascript:alert`1`', 'data:text/html,x', 'http://x.test', '//x.test', 'unknownName', 'JaVaScRiPt:1'])(
    'refuses to link to %s',
    (target) => {
      expect(() => toRichText(`[x](${target})`)).toThrow(`A text links to "${target}"`)
    },
  )

  it('checks the address in a constant as well', () => {
    expect(() => toRichText('[x](a)', { a: 'javascript:alert(1)' })).toThrow('A text links to')
  })
})

describe('toTranslate', () => {
  const t = toTranslate(
    { plain: 'Hello', filled: ({ phone, count }) => `${phone} ${count}` },
    { flow: toFlow({ steps: {}, constants: { phone: '555', count: 1 } }) },
  )

  it('fills in placeholders with params first and then with constants', () => {
    expect(t('plain')).toBe('Hello')
    expect(t('filled', { count: 2 })).toBe('555 2')
  })

  it('names the nearest key when one is unknown', () => {
    expect(() => t('plane')).toThrow('The copy has no key "plane". Did you mean "plain"?')
    expect(() => t('toString')).toThrow(
      'The copy has no key "toString". Add it to those that there are: plain, filled.',
    )
  })

  it('refuses a text with a placeholder that gets no value', () => {
    const bare = toTranslate({ filled: ({ phone }) => `${phone}` }, { flow: toFlow({ steps: {} }) })
    expect(() => bare('filled')).toThrow('The text "filled" gets no "phone".')
  })
})

describe('toNearest', () => {
  it('suggests a name only when one is near', () => {
    expect(toNearest('submit', ['edit', 'remove'])).toBe('')
    expect(toNearest('YOUR_INF', ['YOUR_INFO', 'YOUR_LOAN'])).toBe(' Did you mean "YOUR_INFO"?')
  })
})
