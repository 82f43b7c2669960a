import { describe, expect, it } from 'vitest'
import { checkFlow } from '../../../engine/compiler/checkFlow.ts'
import { toDefaultTexts, withDefaultTexts } from '../../../engine/definition/texts/withDefaultTexts.ts'
import { toPlaceholders } from '../../../engine/definition/parseText.ts'
import { editNewsletter } from '../../flows/newsletter/editNewsletter.ts'
import { requiredCopy } from '../../../engine/react/requiredCopy.ts'

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
