import { expect, it } from 'vitest'
import { toSettingsWords, toToldWords } from '../../../studio/saving/Changes.tsx'

const sections = (...list: readonly object[]) => JSON.stringify({ sections: list })
const [car, you] = [
  { name: 'car', minutes: 1 },
  { name: 'you', minutes: 2 },
]

it('tells of settings each value that is another, by its place', () => {
  expect(toSettingsWords(sections(car, you), sections(car, { ...you, minutes: 3 }))).toBe(
    '- **sections › 2 › minutes**: `2` is now `3`',
  )
  expect(toSettingsWords('{ "a": 1 }', '{ "b": "x" }')).toBe('- **a** is gone\n- **b** is new: `"x"`')
})

it('tells what a list has, and has no longer', () => {
  expect(toSettingsWords(sections(car, you), sections(you))).toBe(
    '- **sections** has no longer `{"name":"car","minutes":1}`',
  )
  expect(toSettingsWords(sections(car), sections(car, you))).toBe('- **sections** has `{"name":"you","minutes":2}`')
})

it('tells of the flow nothing where only settings are others', () => {
  const file = 'flows/sections.json'
  const told = toToldWords(
    'flow.json',
    { 'flow.json': '{}', [file]: sections(car) },
    { 'flow.json': '{}', [file]: sections(you) },
  )
  expect(told).toMatch(/^### Sections of the progress bar\n\n- \*\*sections › 1 › name\*\*/)
})
