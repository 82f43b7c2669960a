import { EditorState } from '@codemirror/state'
import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { createTypingGroups } from '../../../../studio/words/json/JsonPane.tsx'
import { toDiagnostics, toReplacement } from '../../../../studio/words/json/createEditor.ts'

it('makes any text of any other by replacing one piece', () => {
  assert(
    property(string(), string(), (before, after) => {
      const { from, to, insert } = toReplacement(before, after)
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
    }),
  )
})

it('leaves alone what stays', () => {
  expect(toReplacement('"a": 1, "b": 2', '"a": 10, "b": 2')).toEqual({ from: 6, to: 6, insert: '0' })
})

it('names what is typed without a pause the same', () => {
  let time = 0
  const toGroup = createTypingGroups('flow.json', () => time)
  const first = toGroup()
  time = 900
  expect(toGroup()).toBe(first)
  time = 2500
  expect(toGroup()).not.toBe(first)
})

it('marks a finding under the word where it stands, with the fix', () => {
  const { doc } = EditorState.create({ doc: '{\n  "to": "NOWHERE"\n}' })
  const finding = { code: 'unknown-step', file: 'flow.json', line: 2, column: 9, message: 'No step', isAdvice: false }
  expect(toDiagnostics(doc, 'flow.json', [{ ...finding, hint: 'Did you mean NOW?' }])).toEqual([
    { from: 10, to: 19, severity: 'error', source: 'unknown-step', message: 'No step. Did you mean NOW?' },
  ])
  expect(toDiagnostics(doc, 'other.json', [finding])).toEqual([])
  expect(toDiagnostics(doc, 'flow.json', [{ ...finding, line: 99, isAdvice: true }])).toMatchObject([
    { severity: 'warning' },
  ])
})
