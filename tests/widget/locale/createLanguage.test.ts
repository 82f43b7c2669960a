import { describe, expect, it } from 'vitest'
import type { Languages } from '../../../engine/index.ts'
import { createLanguage as create } from '../../../src/widget/createLanguage.ts'

const en = { hello: 'Hello' }
const spanish = { hello: 'Hola' }

const createLanguage = (first: string, languages: Languages) => create(first, en, languages)

/** Simulates Spanish texts that arrive when the test says so, and records how often they were requested. */
function createLanguages() {
  const asked: { arrive: () => void; fail: () => void }[] = []
  const load = () =>
    new Promise<{ default: typeof spanish }>((resolve, reject) => {
      asked.push({
        arrive: () => resolve({ default: spanish }),
        fail: () => reject(new TypeError('Failed to fetch')),
      })
    })
  const languages: Languages = { en: { name: 'English' }, es: { name: 'Español', load } }
  return { languages, asked, arrive: () => asked.at(-1)?.arrive(), fail: () => asked.at(-1)?.fail() }
}

describe('the language of a widget', () => {
  it('is ready at once when it is English, and fetches nothing', () => {
    const { languages, asked } = createLanguages()
    const language = createLanguage('en', languages)
    expect(language.ready).toBeUndefined()
    expect(language.store.getState()).toEqual({ locale: 'en', copy: en, notice: undefined })
    expect(asked).toEqual([])
  })

  it('is fetched first when it is not English, without a notice of a change', async () => {
    const { languages, arrive } = createLanguages()
    const language = createLanguage('es', languages)
    arrive()
    await language.ready
    expect(language.store.getState()).toEqual({ locale: 'es', copy: spanish, notice: undefined })
  })

  it('falls back to English with a notice when it cannot be fetched, and can be requested again', async () => {
    const { languages, fail, arrive } = createLanguages()
    const language = createLanguage('es', languages)
    fail()
    await language.ready
    expect(language.store.getState()).toEqual({ locale: 'en', copy: en, notice: 'failed' })
    const again = language.show('es')
    arrive()
    expect(await again).toBe(true)
    expect(language.store.getState()).toEqual({ locale: 'es', copy: spanish, notice: 'changed' })
  })

  it('stays the same while another one loads', async () => {
    const { languages, arrive } = createLanguages()
    const language = createLanguage('en', languages)
    const shown = language.show('es')
    expect(language.store.getState().locale).toBe('en')
    arrive()
    await shown
    expect(language.store.getState().locale).toBe('es')
  })

  it('is the one that was requested last', async () => {
    const { languages, arrive } = createLanguages()
    const language = createLanguage('en', languages)
    const first = language.show('es')
    await language.show('en')
    arrive()
    await first
    expect(language.store.getState().locale).toBe('en')
  })

  it('is fetched only once', async () => {
    const { languages, asked, arrive } = createLanguages()
    const language = createLanguage('es', languages)
    arrive()
    await language.ready
    await language.show('en')
    await language.show('es')
    expect(asked).toHaveLength(1)
  })

  it('takes later English texts without a rerender', () => {
    const language = createLanguage('en', createLanguages().languages)
    const before = language.store.getState()
    language.complete({ ...en, later: 'Later' })
    expect(language.store.getState()).toBe(before)
    expect(before.copy['later']).toBe('Later')
    expect(en, 'another widget of the page has its own').not.toHaveProperty('later')
  })

  it('replaces old texts by new ones', async () => {
    const language = createLanguage('en', createLanguages().languages)
    language.replace('es', { hello: '¡Hola!' })
    expect(language.store.getState().copy).toEqual(en)
    await language.show('es')
    language.replace('es', { hello: 'Buenas' })
    expect(language.store.getState()).toMatchObject({ locale: 'es', copy: { hello: 'Buenas' } })
  })
})
