import { expect, it, describe } from 'vitest'
import { toLanguageName, isRtl, toDefaultTexts, withDefaultTexts } from '../../../engine/definition/languages.ts'
import { toSourceFile } from '../../../engine/definition/SourceFile.ts'
import { checkFlow } from '../../../engine/compiler/checkFlow.ts'
import { toPlaceholders } from '../../../engine/definition/parseText.ts'
import { editNewsletter } from '../../flows/newsletter/editNewsletter.ts'
import { requiredCopy } from '../../../engine/react/requiredCopy.ts'

it('toLanguageName returns the name of a language in that language', () => {
  expect(['en', 'es', 'fr'].map(toLanguageName)).toEqual(['English', 'Español', 'Français'])
})

it('toLanguageName returns an invalid tag unchanged', () => {
  expect(toLanguageName('not a tag')).toBe('not a tag')
})

it.each(['ar', 'he', 'fa-IR', 'ur', 'pa-PK'])('isRtl is true for %s', (tag) => {
  expect(isRtl(tag)).toBe(true)
})

it.each(['en', 'es', 'pt-BR', 'pa', 'zh-Hant', 'not a tag'])('isRtl is false for %s', (tag) => {
  expect(isRtl(tag)).toBe(false)
})

describe('the engine’s own texts', () => {
  it.each(['en', 'es'])('are complete in %s, with the same placeholders as in English', (language) => {
    const texts = toDefaultTexts(language)
    expect(Object.keys(texts).toSorted()).toEqual(requiredCopy.toSorted())
    const toFilled = (tag: string) =>
      Object.entries(toDefaultTexts(tag)).map(([key, text]) => [key, toPlaceholders(text, tag)])
    expect(toFilled(language)).toEqual(toFilled('en'))
  })

  it('are overridden by the texts of a flow, and absent in a language without a translation', () => {
    const own = { 'form.back': 'Volver', 'my.title': 'Hola' }
    expect(withDefaultTexts('es-MX', own)).toMatchObject({ ...own, 'form.choose': 'Elija una opción' })
    expect(withDefaultTexts('fr', own)).toEqual(own)
  })

  it('are required in the copy of a flow only for a language without a translation', () => {
    const source = editNewsletter({ file: 'copy/en.json', from: '"form.optional": "(optional)",', to: '' })
    expect(checkFlow(source).problems).toEqual([])
    const french = { ...source, copy: new Map([...source.copy.values()].map((file) => ['fr', file])) }
    expect(checkFlow(french).problems.map(({ message, hint }) => [message, hint])).toEqual([
      ['fr has no "form.optional", which every form shows', 'Add in its own words: "form.optional": "(optional)"'],
    ])
  })

  it('may be in another language only', () => {
    const { copy, ...source } = editNewsletter({ file: 'copy/en.json', from: '"form.optional": "(optional)",', to: '' })
    const [own] = copy.values()
    const french = toSourceFile('copy/fr.json', (own?.text ?? '').replace('{', '{ "form.optional": "(facultatif)",'))
    expect(checkFlow({ ...source, copy: new Map([...copy].slice(0, 1)).set('fr', french) }).problems).toEqual([])
  })

  it('are required all at once, with the words to translate', () => {
    const { copy, ...source } = editNewsletter({ file: 'copy/en.json', from: '"form.optional": "(optional)",', to: '' })
    const without = toSourceFile('copy/fr.json', (copy.get('en')?.text ?? '').replace(/"form\.choose": .*\n/, ''))
    const [problem] = checkFlow({ ...source, copy: new Map([['fr', without]]) }).problems
    expect(problem).toMatchObject({
      message: 'fr has no "form.optional" and 1 more, which every form shows',
      hint: 'Add in its own words: "form.optional": "(optional)", "form.choose": "Please choose"',
    })
  })
})
