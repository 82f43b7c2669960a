import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepDraft } from '../../../studio/saving/keepDraft.ts'
import { createWorkspace } from '../../../studio/workspace/createWorkspace.ts'

const flow = { 'flow.json': '{ "a": 1, "b": 1 }', 'copy/en.json': '{}' }
beforeEach(() => {
  vi.useFakeTimers()
  window.sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** Opens the studio in the same tab over these files. */
function open(files: Readonly<Record<string, string>>, project = 'insurance') {
  const workspace = createWorkspace('flow.json', files)
  const isBack = keepDraft(workspace, project, window.sessionStorage)
  return { ...workspace, isBack, files: () => workspace.store.getState().files }
}

const leave = () => window.dispatchEvent(new Event('pagehide'))

it('a restored draft is a single edit, which can be undone', () => {
  open(flow).edit('a', { 'flow.json': '{ "a": 2, "b": 1 }', 'copy/fr.json': '{}' })
  leave()
  const { isBack, files, undo } = open(flow)
  expect([isBack, files()]).toEqual([true, { ...flow, 'flow.json': '{ "a": 2, "b": 1 }', 'copy/fr.json': '{}' }])
  undo()
  expect(files()).toEqual(flow)
})

it('a draft outlives a tab that is killed shortly after an edit, and none is left after saving or undoing', () => {
  const { edit, undo, keep, files } = open(flow)
  for (const letter of ['2', '23', '234']) {
    edit('a', { 'flow.json': `{ "a": ${letter}, "b": 1 }` }, 'typing')
    vi.advanceTimersByTime(200)
  }
  expect(open(flow).files()['flow.json'], 'while the author goes on typing').toBe('{ "a": 234, "b": 1 }')
  undo()
  vi.advanceTimersByTime(500)
  expect(open(flow).isBack).toBe(false)
  edit('a', { 'flow.json': '{ "a": 2 }' })
  vi.advanceTimersByTime(500)
  keep({ 'flow.json': '{ "a": 2 }' }, files())
  vi.advanceTimersByTime(500)
  expect(open(flow).isBack).toBe(false)
})

it('a restored draft is merged with what others have changed in the meantime', () => {
  open(flow).edit('a', { 'flow.json': '{ "a": 2, "b": 1 }' })
  leave()
  expect(open({ ...flow, 'flow.json': '{ "a": 1, "b": 3 }' }).files()['flow.json']).toBe('{ "a": 2, "b": 3 }')
})

it('a restored draft removes a file that was removed', () => {
  open(flow).edit('copy', { 'copy/en.json': null })
  leave()
  expect(open(flow).files()).toEqual({ 'flow.json': flow['flow.json'] })
})

it('no draft is restored for another project at the same address, or from an unreadable record', () => {
  open(flow).edit('a', { 'flow.json': '{ "a": 2 }' })
  leave()
  expect(open(flow, 'loans').isBack).toBe(false)
  for (const key of Object.keys(window.sessionStorage)) window.sessionStorage.setItem(key, '[{')
  expect(open(flow).isBack).toBe(false)
})

it('no draft is restored when everything was saved', () => {
  const first = open(flow)
  first.edit('a', { 'flow.json': '{ "a": 2 }' })
  leave()
  const second = open(flow)
  second.keep({ 'flow.json': '{ "a": 2 }' }, second.files())
  leave()
  expect(open(flow).isBack).toBe(false)
})

it.each([
  ['both changed the same value', '{ "a": 2 }', '{ "a": 3 }'],
  ['others made a text of what was edited here', '{ "a": { "b": 2 } }', '{ "a": "text" }'],
  ['the draft is not JSON', '{ "a": ', '{ "a": 3 }'],
  ['others deleted the file', '{ "a": 2 }', undefined],
  ['the draft deleted the file', null, '{ "a": 3 }'],
])('a restored draft leaves it to saving to show both versions when %s', (_, mine, theirs) => {
  const base = '{ "a": { "b": 1 } }'
  open({ ...flow, 'copy/en.json': base }).edit('a', { 'copy/en.json': mine })
  leave()
  const { 'copy/en.json': _copy, ...others } = flow
  const { files, store, undo } = open(theirs === undefined ? others : { ...others, 'copy/en.json': theirs })
  expect(files()['copy/en.json'] ?? null).toBe(mine)
  expect(store.getState().saved['copy/en.json']).toBe(base)
  undo()
  expect(files()).toEqual(store.getState().saved)
})

it('a restored draft of a new file does not replace one that others have added', () => {
  open(flow).edit('a', { 'copy/fr.json': '{ "a": 1 }' })
  leave()
  const { files, store } = open({ ...flow, 'copy/fr.json': '{ "a": 2 }' })
  expect(files()['copy/fr.json']).toBe('{ "a": 1 }')
  expect(store.getState().saved['copy/fr.json']).toBeUndefined()
})
