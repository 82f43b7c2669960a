import { expect, it } from 'vitest'
import { createWorkspace } from '../../../studio/workspace/createWorkspace.ts'

const open = () => createWorkspace('flow.json', { 'flow.json': '1', 'en.json': 'a' })

it('the workspace undoes and redoes, and a new edit clears what could be redone', () => {
  const { store, edit, undo, redo } = open()
  undo()
  edit('one', { 'flow.json': '2', 'en.json': 'a' })
  edit('two', { 'flow.json': '3' })
  undo()
  expect(store.getState().files['flow.json']).toBe('2')
  undo()
  redo()
  redo()
  expect(store.getState().files['flow.json']).toBe('3')
  undo()
  edit('three', { 'en.json': 'b' })
  expect(store.getState()).toMatchObject({ files: { 'flow.json': '2', 'en.json': 'b' }, future: [] })
  redo()
  expect(store.getState().files['flow.json']).toBe('2')
})

it('the workspace undoes at once what was typed into one field', () => {
  const { store, edit, undo } = open()
  edit('the title', { 'en.json': 'ab' }, 'title')
  edit('the title', { 'en.json': 'abc' }, 'title')
  edit('the lead', { 'en.json': 'abcd' }, 'lead')
  undo()
  expect(store.getState().files['en.json']).toBe('abc')
  undo()
  expect(store.getState().files['en.json']).toBe('a')
})

it('another layout is no edit of the workspace: undo and redo stay as they are', () => {
  const { store, edit, layOut, undo, redo } = open()
  edit('one', { 'flow.json': '2' }, 'limit')
  edit('two', { 'flow.json': '3' })
  undo()
  layOut({ 'flow.json': ' 2' })
  expect(store.getState()).toMatchObject({ files: { 'flow.json': ' 2' }, past: [{ label: 'one' }] })
  redo()
  layOut({ 'flow.json': ' 3' })
  expect(store.getState().past.map(({ label }) => label)).toEqual(['one', 'two'])
})

it('the workspace records no edit that changes nothing, even if that takes several letters', () => {
  const { store, edit } = open()
  const { files } = store.getState()
  edit('nothing', { 'flow.json': '1' })
  expect(store.getState().past).toEqual([])
  edit('the title', { 'en.json': 'ab' }, 'title')
  edit('the title', { 'fr.json': 'b' }, 'title')
  edit('the title', { 'en.json': 'a' }, 'title')
  expect(store.getState().past).toHaveLength(1)
  edit('the title', { 'fr.json': null }, 'title')
  expect(store.getState()).toEqual(expect.objectContaining({ files, past: [] }))
  expect(store.getState().files).toBe(files)
  edit('the title', { 'en.json': 'ab' }, 'title')
  edit('the title', { 'en.json': null }, 'title')
  expect(store.getState()).toMatchObject({ files: { 'flow.json': '1' }, past: [{ files }] })
})

it('the workspace takes others’ changes where nothing was edited here, and undo keeps them', () => {
  const { store, edit, accept, undo } = open()
  edit('mine', { 'flow.json': '2' })
  accept({ 'en.json': 'theirs', 'flow.json': 'theirs' })
  expect(store.getState()).toMatchObject({
    files: { 'flow.json': '2', 'en.json': 'theirs' },
    saved: { 'flow.json': 'theirs', 'en.json': 'theirs' },
    past: [{ label: 'mine' }],
  })
  undo()
  expect(store.getState().files).toEqual({ 'flow.json': 'theirs', 'en.json': 'theirs' })
})

it('the workspace keeps the same files object when nothing has changed', () => {
  const { store, edit, keep, accept } = open()
  const before = store.getState().files
  accept({})
  accept({ 'flow.json': '1', 'gone.json': null })
  expect(store.getState().files).toBe(before)
  edit('mine', { 'flow.json': '2' })
  const after = store.getState().files
  keep({ 'flow.json': '2' }, after)
  expect(store.getState().files).toBe(after)
})

it('the workspace can undo what was saved', () => {
  const { store, edit, keep, undo } = open()
  edit('mine', { 'flow.json': '2' })
  keep({ 'flow.json': '2' }, store.getState().files)
  undo()
  expect(store.getState()).toMatchObject({ files: { 'flow.json': '1' }, saved: { 'flow.json': '2' } })
})

it('the workspace keeps what is edited while files are being saved', () => {
  const { store, edit, keep } = open()
  edit('mine', { 'flow.json': '2', 'en.json': 'b' })
  const sent = store.getState().files
  edit('typed meanwhile', { 'en.json': 'bc' })
  keep({ 'flow.json': '2 laid out', 'en.json': 'b laid out' }, sent)
  expect(store.getState()).toMatchObject({
    files: { 'flow.json': '2 laid out', 'en.json': 'bc' },
    saved: { 'flow.json': '2 laid out', 'en.json': 'b laid out' },
  })
})

it('the workspace keeps a file deleted that others have changed, and merges one that is new on both sides', () => {
  const { store, edit, accept } = createWorkspace('flow.json', { 'flow.json': '1', 'en.json': '{}' })
  edit('mine', { 'en.json': null, 'fr.json': '{"a":1}' })
  accept({ 'en.json': '{"b":2}', 'fr.json': '{"b":2}' })
  const { files, saved } = store.getState()
  expect(Object.keys(files)).toEqual(['flow.json', 'fr.json'])
  expect(JSON.parse(files['fr.json'] ?? '')).toEqual({ a: 1, b: 2 })
  expect(saved).toEqual({ 'flow.json': '1', 'en.json': '{"b":2}', 'fr.json': '{"b":2}' })
})
