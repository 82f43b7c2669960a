import { expect, it } from 'vitest'
import { takeFromDisk } from '../../../studio/saving/followDisk.ts'
import { createWorkspace } from '../../../studio/workspace/createWorkspace.ts'

const base = '{ "a": "one", "b": "two" }'
const open = () => createWorkspace('flow.json', { 'flow.json': '{}', 'en.json': base })

it('takes what was not edited here, and says so', () => {
  const workspace = open()
  expect(takeFromDisk(workspace, { 'en.json': '{}' })).toBe(
    'Someone else changed en.json. Their changes were applied here.',
  )
  expect(workspace.store.getState()).toMatchObject({ files: { 'en.json': '{}' }, saved: { 'en.json': '{}' } })
})

it('puts both together where they changed different places, also in what can be done again', () => {
  const workspace = open()
  workspace.edit('a', { 'en.json': base.replace('one', 'mine') })
  workspace.edit('a', { 'en.json': base.replace('one', 'mine too') })
  workspace.undo()
  takeFromDisk(workspace, { 'en.json': base.replace('two', 'theirs') })
  expect(workspace.store.getState().files['en.json']).toBe('{ "a": "mine", "b": "theirs" }')
  workspace.redo()
  expect(workspace.store.getState().files['en.json']).toBe('{ "a": "mine too", "b": "theirs" }')
  workspace.undo()
  workspace.undo()
  expect(workspace.store.getState().files['en.json']).toBe('{ "a": "one", "b": "theirs" }')
})

it('leaves alone where both changed the same, so that saving is refused until one has looked', () => {
  const workspace = open()
  workspace.edit('a', { 'en.json': base.replace('one', 'mine') })
  expect(takeFromDisk(workspace, { 'en.json': base.replace('one', 'theirs') })).toMatch(
    /Saving will show both versions/,
  )
  expect(workspace.store.getState()).toMatchObject({
    files: { 'en.json': base.replace('one', 'mine') },
    saved: { 'en.json': base },
  })
})

it('says nothing of what the studio has written itself', () => {
  const workspace = open()
  workspace.edit('a', { 'en.json': '{}' })
  expect(takeFromDisk(workspace, { 'en.json': '{}' })).toBeUndefined()
  workspace.keep({ 'en.json': '{}' })
  expect(takeFromDisk(workspace, { 'en.json': '{}' })).toBeUndefined()
})

it('says what was deleted, and keeps what was edited of it', () => {
  const workspace = createWorkspace('flow.json', { 'flow.json': '{}', 'en.json': base, 'es.json': base })
  workspace.edit('a', { 'en.json': base.replace('one', 'mine') })
  expect(takeFromDisk(workspace, { 'en.json': null, 'es.json': null })).toBe(
    'Someone else deleted es.json. It was removed here, too. ' +
      'Someone else deleted en.json. You edited it, so it is kept here. Saving will ask which version to use.',
  )
  expect(workspace.store.getState().files).toEqual({ 'flow.json': '{}', 'en.json': base.replace('one', 'mine') })
})

it('keeps a flow file that is gone as one to be saved, and says when it is there again', () => {
  const workspace = open()
  expect(takeFromDisk(workspace, { 'flow.json': null })).toMatch(/flow\.json was deleted from disk/)
  expect(takeFromDisk(workspace, { 'flow.json': null })).toBeUndefined()
  expect(workspace.store.getState().files['flow.json']).toBe('{}')
  expect(workspace.store.getState().saved['flow.json']).toBeUndefined()
  expect(takeFromDisk(workspace, { 'flow.json': '{}', 'en.json': base })).toBe('flow.json is back on disk.')
  expect(workspace.store.getState().saved['flow.json']).toBe('{}')
})

it('leaves alone what cannot be put together because it is not JSON on disk', () => {
  const workspace = open()
  workspace.edit('a', { 'en.json': base.replace('one', 'mine') })
  expect(takeFromDisk(workspace, { 'en.json': '{ "a": ' })).toMatch(
    /en\.json\. You changed it, too\. Saving will show both versions/,
  )
  expect(workspace.store.getState().files['en.json']).toBe(base.replace('one', 'mine'))
})
