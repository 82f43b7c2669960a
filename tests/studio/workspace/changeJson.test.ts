import { expect, it } from 'vitest'
import { changeJson, layOutJson } from '../../../studio/workspace/changeJson.ts'

const text = `{
  "steps": [{ "when": "a", "to": "B" }, { "to": "C" }],
  "list": ["x", "y"]
}
`

it('changes a value and leaves the rest as it is written', () => {
  expect(changeJson(text, { path: ['steps', 0, 'to'], value: 'D' })).toBe(text.replace('"B"', '"D"'))
})

it('takes a property away', async () => {
  const changed = changeJson(text, { path: ['steps', 0, 'when'], value: undefined })
  expect(await layOutJson(changed)).toBe(text.replace('"when": "a", ', ''))
})

it('moves an item as it is written', () => {
  const moved = changeJson(text, { path: ['steps'], from: 0, to: 1 })
  expect(moved).toBe(
    text.replace('{ "when": "a", "to": "B" }, { "to": "C" }', '{ "to": "C" }, { "when": "a", "to": "B" }'),
  )
})

it('puts an item in before another, laid out as the formatter does', async () => {
  const changed = changeJson(text, { path: ['steps', 1], value: { when: 'b', to: 'D' }, index: 1 })
  expect(await layOutJson(changed)).toBe(text.replace('{ "to": "C" }', '{ "when": "b", "to": "D" }, { "to": "C" }'))
})

it('puts an item at the end of a list', async () => {
  const changed = changeJson(text, { path: ['list', 2], value: 'z', index: 2 })
  expect(await layOutJson(changed)).toBe(text.replace('"y"', '"y", "z"'))
})
