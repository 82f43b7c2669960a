import { expect, it } from 'vitest'
import { changeJson, layOutJson } from '../../../studio/workspace/changeJson.ts'

const text = `{
  "steps": [{ "when": "a", "to": "B" }, { "to": "C" }],
  "list": ["x", "y"]
}
`

it('changeJson changes a value and keeps the formatting of the rest', () => {
  expect(changeJson(text, { path: ['steps', 0, 'to'], value: 'D' })).toBe(text.replace('"B"', '"D"'))
})

it('changeJson removes a property', async () => {
  const changed = changeJson(text, { path: ['steps', 0, 'when'], value: undefined })
  expect(await layOutJson(changed)).toBe(text.replace('"when": "a", ', ''))
  expect(changeJson('{ "a": 1 }', { path: ['a'], value: undefined })).toBe('{  }')
  expect(changeJson(text, { path: ['steps', 1, 'when'], value: undefined })).toBe(text)
})

it('changeJson moves an item as it is written', () => {
  const moved = changeJson(text, { path: ['steps'], from: 0, to: 1 })
  expect(moved).toBe(
    text.replace('{ "when": "a", "to": "B" }, { "to": "C" }', '{ "to": "C" }, { "when": "a", "to": "B" }'),
  )
})

it('changeJson inserts an item before another, laid out like the formatter does', async () => {
  const changed = changeJson(text, { path: ['steps', 1], value: { when: 'b', to: 'D' }, index: 1 })
  expect(await layOutJson(changed)).toBe(text.replace('{ "to": "C" }', '{ "when": "b", "to": "D" }, { "to": "C" }'))
})

it('layOutJson keeps the line ends of Windows and a byte order mark', async () => {
  const written = `\uFEFF${text.replaceAll('\n', '\r\n')}`
  expect(await layOutJson(written.replace('["x", "y"]', '[ "x","y" ]'))).toBe(written)
})

it('changeJson adds an item at the end of a list', async () => {
  const changed = changeJson(text, { path: ['list', 2], value: 'z', index: 2 })
  expect(await layOutJson(changed)).toBe(text.replace('"y"', '"y", "z"'))
})
