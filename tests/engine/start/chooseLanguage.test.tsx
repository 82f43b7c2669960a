import { beforeEach, expect, it } from 'vitest'
import type { Copy } from '../../../engine/react/index.ts'
import { chooseLanguage } from '../../../engine/start/chooseLanguage.ts'

beforeEach(() => window.localStorage.clear())

it('a language that was chosen is shown again, not another one that begins like it', async () => {
  const load = () => Promise.resolve({ default: {} })
  const languages = {
    en: { name: 'English' },
    'pt-BR': { name: 'Português', load },
    'pt-PT': { name: 'Português', load },
  }
  await chooseLanguage('flow', languages, {}).choose('pt-PT')
  const again = chooseLanguage('flow', languages, {})
  await again.begin()
  expect(again.store.getState().locale).toBe('pt-PT')
})

it('the language that was chosen last is shown, even if the texts of an earlier one arrive later', async () => {
  let arrive: (module: { readonly default: Copy }) => void = () => undefined
  const late = new Promise<{ readonly default: Copy }>((resolve) => (arrive = resolve))
  const language = chooseLanguage(
    'flow',
    {
      en: { name: 'English' },
      es: { name: 'Español', load: () => late },
      fr: { name: 'Français', load: async () => ({ default: { hello: 'bonjour' } }) },
    },
    { hello: 'hello' },
  )
  const spanish = language.choose('es')
  await language.choose('fr')
  arrive({ default: { hello: 'hola' } })
  await spanish
  expect(language.store.getState()).toEqual({ locale: 'fr', copy: { hello: 'bonjour' } })
  expect(window.localStorage.getItem('flow language')).toBe('fr')
})
