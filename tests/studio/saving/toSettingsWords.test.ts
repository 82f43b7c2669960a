import { expect, it } from 'vitest'
import { toSettingsWords, toToldWords } from '../../../studio/saving/Changes.tsx'

const sections = (...list: readonly object[]) => JSON.stringify({ sections: list })
const [car, you] = [
  { name: 'car', minutes: 1 },
  { name: 'you', minutes: 2 },
]

it('toSettingsWords lists each changed value of the settings by its place', () => {
  expect(toSettingsWords(sections(car, you), sections(car, { ...you, minutes: 3 }))).toBe(
    '- **sections › 2 › minutes** changed from `2` to `3`',
  )
  expect(toSettingsWords('{ "a": 1 }', '{ "b": "x" }')).toBe('- **a** was removed\n- **b** was added: `"x"`')
})

it('toSettingsWords lists the items that were added to or removed from a list', () => {
  expect(toSettingsWords(sections(car, you), sections(you))).toBe(
    '- **sections** no longer has name `"car"`, minutes `1`',
  )
  expect(toSettingsWords(sections(car), sections(car, you))).toBe('- **sections** now has name `"you"`, minutes `2`')
})

it('toSettingsWords names each value of an added object by its own path', () => {
  expect(toSettingsWords('{}', '{ "ada": { "name": "Ada", "look": { "color": "#fff", "fonts": [] } } }')).toBe(
    '- **ada** was added: name `"Ada"`, look › color `"#fff"`, look › fonts `[]`',
  )
})

it('toSettingsWords shows a list with another order before and after', () => {
  expect(toSettingsWords('{ "a": [1, 2] }', '{ "a": [2, 1] }')).toBe('- **a** changed from `[1,2]` to `[2,1]`')
})

it('toToldWords says nothing about the flow when only settings have changed', () => {
  const file = 'flows/sections.json'
  const told = toToldWords(
    { 'flow.json': '{}', [file]: sections(car) },
    { 'flow.json': '{}', [file]: sections(you) },
    undefined,
  )
  expect(told).toMatch(/^### Sections of the progress bar\n\n- \*\*sections › 1 › name\*\*/)
})
