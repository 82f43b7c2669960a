import { expect, it } from 'vitest'
import { toLanguageName } from '../../../engine/definition/languages.ts'

it('calls a language as its speakers do', () => {
  expect(['en', 'es', 'fr'].map(toLanguageName)).toEqual(['English', 'Español', 'Français'])
})

it('leaves a tag that is none as it is', () => {
  expect(toLanguageName('not a tag')).toBe('not a tag')
})
