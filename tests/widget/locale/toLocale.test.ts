import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../../src/widget/early/languages.ts'
import { toLocale as choose } from '../../../src/widget/early/toLocale.ts'

const toLocale = (wishes: readonly unknown[], locales = ['en', 'es']) => choose(wishes, locales)

describe('the language to begin in', () => {
  it('is the one that the page asks for, whatever the applicant and the browser prefer', () => {
    expect(toLocale(['en', 'es', 'es'])).toBe('en')
    expect(toLocale(['es', 'en', 'en'])).toBe('es')
  })

  it('is else the one that the applicant chose before', () => {
    expect(toLocale([undefined, 'es', 'en-US'])).toBe('es')
    expect(toLocale(['fr', 'es', 'en'])).toBe('es')
  })

  it('is else the first of the browser that the product speaks', () => {
    expect(toLocale(['es-MX', 'en'])).toBe('es')
    expect(toLocale(['fr-CA', 'pt', 'es', 'en'])).toBe('es')
    expect(toLocale(['en-GB', 'es'])).toBe('en')
  })

  it('is English when nobody asks for a language of the product', () => {
    expect(toLocale([])).toBe('en')
    expect(toLocale(['tlh', 'constructor', 'fr', ''])).toBe('en')
  })

  it.each(['ES', 'es-419', 'es_US', 'es-Latn-MX'])('understands %s as Spanish', (tag) => {
    expect(toLocale([tag])).toBe('es')
  })

  it.each(['est', 'e', 'espanol'])('does not take %s for Spanish', (tag) => {
    expect(toLocale([tag])).toBe('en')
  })

  it('is one of the same language when there is none of the same country', () => {
    const locales = ['en', 'pt-BR', 'zh', 'zh-Hant']
    expect(toLocale(['pt-PT'], locales)).toBe('pt-BR')
    expect(toLocale(['pt'], locales)).toBe('pt-BR')
    expect(toLocale(['PT_br'], locales)).toBe('pt-BR')
    expect(toLocale(['zh-Hant'], locales)).toBe('zh-Hant')
    expect(toLocale(['zh-Hans-CN'], locales)).toBe('zh')
  })
})

it('speaks every language that there are texts in, English first, each by its own name', () => {
  const files = readdirSync('flows/copy')
  const locales = Object.keys(languages)
  expect(locales.map((locale) => `${locale}.json`).toSorted()).toEqual(files)
  expect(locales[0]).toBe('en')
  expect(languages).toMatchObject({ en: { name: 'English' }, es: { name: 'Español' } })
})
