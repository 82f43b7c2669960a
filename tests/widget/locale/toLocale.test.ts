import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../../src/widget/early/languages.ts'
import { toLocale as choose } from '../../../src/widget/early/toLocale.ts'

const toLocale = (wishes: readonly unknown[], locales = ['en', 'es']) => choose(wishes, locales)

describe('toLocale', () => {
  it('prefers the language of the page over those of the applicant and the browser', () => {
    expect(toLocale(['en', 'es', 'es'])).toBe('en')
    expect(toLocale(['es', 'en', 'en'])).toBe('es')
  })

  it('then prefers the language that the applicant chose before', () => {
    expect(toLocale([undefined, 'es', 'en-US'])).toBe('es')
    expect(toLocale(['fr', 'es', 'en'])).toBe('es')
  })

  it('then takes the first language of the browser that is available', () => {
    expect(toLocale(['es-MX', 'en'])).toBe('es')
    expect(toLocale(['fr-CA', 'pt', 'es', 'en'])).toBe('es')
    expect(toLocale(['en-GB', 'es'])).toBe('en')
  })

  it('returns English when no requested language is available', () => {
    expect(toLocale([])).toBe('en')
    expect(toLocale(['tlh', 'constructor', 'fr', ''])).toBe('en')
  })

  it.each(['ES', 'es-419', 'es_US', 'es-Latn-MX'])('reads %s as Spanish', (tag) => {
    expect(toLocale([tag])).toBe('es')
  })

  it.each(['est', 'e', 'espanol'])('does not read %s as Spanish', (tag) => {
    expect(toLocale([tag])).toBe('en')
  })

  it('returns the same language of another country when there is no exact match', () => {
    const locales = ['en', 'pt-BR', 'zh', 'zh-Hant']
    expect(toLocale(['pt-PT'], locales)).toBe('pt-BR')
    expect(toLocale(['pt'], locales)).toBe('pt-BR')
    expect(toLocale(['PT_br'], locales)).toBe('pt-BR')
    expect(toLocale(['zh-Hant'], locales)).toBe('zh-Hant')
    expect(toLocale(['zh-Hans-CN'], locales)).toBe('zh')
  })
})

it('the list of languages has every language that has texts, English first, each under its own name', () => {
  const files = readdirSync('flows/copy')
  const locales = Object.keys(languages)
  expect(locales.map((locale) => `${locale}.json`).toSorted()).toEqual(files)
  expect(locales[0]).toBe('en')
  expect(languages).toMatchObject({ en: { name: 'English' }, es: { name: 'Español' } })
})
