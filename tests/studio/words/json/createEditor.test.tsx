import { EditorView } from '@codemirror/view'
import { expect, it } from 'vitest'
import { createEditor } from '../../../../studio/words/json/createEditor.ts'

const file = 'flow.json'
const text = '{\n  "name": "quote",\n  "start": "FIRS"\n}\n'
const wrong = { file, line: 3, column: 12, code: 'unknown-step', message: 'there is no step FIRS', isAdvice: false }
const unused = { file, line: 2, column: 3, code: 'unused', message: 'nothing uses it', isAdvice: true }

it('the JSON editor keeps an open message when other findings arrive, and closes it when its finding is gone', () => {
  const ignore = () => undefined
  const read = () => ({ flow: undefined, file })
  const editor = createEditor(document.body, { file, text, read, onEdit: ignore, undo: ignore, redo: ignore })
  const readMessages = () =>
    [...document.querySelectorAll('.cm-tooltip .cm-diagnosticText')].map((one) => one.textContent)

  editor.mark([wrong])
  document.querySelector('.cm-content')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true }))
  expect(readMessages()).toEqual([wrong.message])
  editor.mark([wrong, unused])
  expect(readMessages()).toEqual([wrong.message])
  editor.mark([unused])
  expect(readMessages()).toEqual([])
  editor.destroy()
})

it('the JSON editor keeps the line ends of Windows and a byte order mark, and goes to offsets in such a file', () => {
  const ignore = () => undefined
  const written = `\uFEFF${text.replaceAll('\n', '\r\n')}`
  const edits: string[] = []
  const parent = document.createElement('div')
  const options = { file, text: written, read: () => ({ flow: undefined, file }), undo: ignore, redo: ignore }
  const editor = createEditor(parent, { ...options, onEdit: (edited) => edits.push(edited) })
  const view = EditorView.findFromDOM(parent)

  editor.goTo(written.indexOf('"start"'), false)
  const { head } = view?.state.selection.main ?? { head: 0 }
  expect(view?.state.sliceDoc(head, head + 7)).toBe('"start"')
  view?.dispatch({ changes: { from: head, insert: '"name": "x",\n  ' } })
  expect(edits).toEqual([written.replace('"start"', '"name": "x",\r\n  "start"')])
  const shown = view?.state.doc
  editor.show(edits[0] ?? '')
  expect(view?.state.doc).toBe(shown)
  editor.destroy()
})
