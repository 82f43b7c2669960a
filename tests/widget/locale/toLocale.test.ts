import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/widget/locale/languages.ts'
import { toLocale } from '../../../src/widget/locale/toLocale.ts'

describe('the language to begin in', () => {
  it('is the one that the page asks for, whatever the applicant and the browser prefer', () => {
    expect(toLocale({ asked: 'en', kept: 'es', browser: ['es'] })).toBe('en')
    expect(toLocale({ asked: 'es', kept: 'en', browser: ['en'] })).toBe('es')
  })

  it('is else the one that the applicant chose before', () => {
    expect(toLocale({ kept: 'es', browser: ['en-US'] })).toBe('es')
    expect(toLocale({ asked: 'fr', kept: 'es', browser: ['en'] })).toBe('es')
  })

  it('is else the first of the browser that the product speaks', () => {
    expect(toLocale({ browser: ['es-MX', 'en'] })).toBe('es')
    expect(toLocale({ browser: ['fr-CA', 'pt', 'es', 'en'] })).toBe('es')
    expect(toLocale({ browser: ['en-GB', 'es'] })).toBe('en')
  })

  it('is English when nobody asks for a language of the product', () => {
    expect(toLocale({ browser: [] })).toBe('en')
    expect(toLocale({ asked: 'tlh', kept: 'constructor', browser: ['fr', ''] })).toBe('en')
  })

  it.each(['ES', 'es-419', 'es_US', 'es-Latn-MX'])('understands %s as Spanish', (tag) => {
    expect(toLocale({ browser: [tag] })).toBe('es')
  })

  it.each(['est', 'e', 'espanol'])('does not take %s for Spanish', (tag) => {
    expect(toLocale({ browser: [tag] })).toBe('en')
  })
})

it('speaks every language that there are texts in', () => {
  const files = readdirSync('flows/copy')
  expect(files).toEqual(locales.map((locale) => `${locale}.json`))
})
