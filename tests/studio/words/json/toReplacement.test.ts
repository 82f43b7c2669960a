import { EditorState } from '@codemirror/state'
import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { createTypingGroups } from '../../../../studio/words/json/JsonPane.tsx'
import { toDiagnostics, toReplacement } from '../../../../studio/words/json/createEditor.ts'

it('toReplacement turns any text into any other by replacing one piece', () => {
  assert(
    property(string(), string(), (before, after) => {
      const { from, to, insert } = toReplacement(before, after)
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
    }),
  )
})

it('toReplacement does not touch what stays the same', () => {
  expect(toReplacement('"a": 1, "b": 2', '"a": 10, "b": 2')).toEqual({ from: 6, to: 6, insert: '0' })
})

it('createTypingGroups groups what is typed without a pause', () => {
  let time = 0
  const toGroup = createTypingGroups('flow.json', () => time)
  const first = toGroup()
  time = 900
  expect(toGroup()).toBe(first)
  time = 2500
  expect(toGroup()).not.toBe(first)
})

it('toDiagnostics marks a finding at its word, with the suggested fix', () => {
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
