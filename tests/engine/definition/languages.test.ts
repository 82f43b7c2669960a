import { expect, it, describe } from 'vitest'
import { toLanguageName, isRtl, toDefaultTexts, withDefaultTexts } from '../../../engine/definition/languages.ts'
import { checkFlow } from '../../../engine/compiler/checkFlow.ts'
import { toPlaceholders } from '../../../engine/definition/parseText.ts'
import { editNewsletter } from '../../flows/newsletter/editNewsletter.ts'
import { requiredCopy } from '../../../engine/react/requiredCopy.ts'

it('calls a language as its speakers do', () => {
  expect(['en', 'es', 'fr'].map(toLanguageName)).toEqual(['English', 'Español', 'Français'])
})

it('leaves a tag that is none as it is', () => {
  expect(toLanguageName('not a tag')).toBe('not a tag')
})

it.each(['ar', 'he', 'fa-IR', 'ur', 'pa-PK'])('knows that %s is written from right to left', (tag) => {
  expect(isRtl(tag)).toBe(true)
})

it.each(['en', 'es', 'pt-BR', 'pa', 'zh-Hant', 'not a tag'])('takes %s to be written from left to right', (tag) => {
  expect(isRtl(tag)).toBe(false)
})

describe('the texts of the engine itself', () => {
  it.each(['en', 'es'])('are all there in %s, with the same placeholders', (language) => {
    const texts = toDefaultTexts(language)
    expect(Object.keys(texts).toSorted()).toEqual(requiredCopy.toSorted())
    const toFilled = (tag: string) =>
      Object.entries(toDefaultTexts(tag)).map(([key, text]) => [key, toPlaceholders(text, tag)])
    expect(toFilled(language)).toEqual(toFilled('en'))
  })

  it('give way to those of a flow, and are not there in a language that they are not in', () => {
    const own = { 'form.back': 'Volver', 'my.title': 'Hola' }
    expect(withDefaultTexts('es-MX', own)).toMatchObject({ ...own, 'form.choose': 'Elija una opción' })
    expect(withDefaultTexts('fr', own)).toEqual(own)
  })

  it('need not stand in the copy of a flow, but in a language that they are not in', () => {
    const source = editNewsletter({ file: 'copy/en.json', from: '"form.optional": "(optional)",', to: '' })
    expect(checkFlow(source).problems).toEqual([])
    const french = { ...source, copy: new Map([...source.copy.values()].map((file) => ['fr', file])) }
    expect(checkFlow(french).problems.map(({ message }) => message)).toEqual([
      'fr has no "form.optional", which every form shows',
    ])
  })
})
