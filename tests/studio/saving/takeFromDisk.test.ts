import { expect, it } from 'vitest'
import { takeFromDisk } from '../../../src/studio/saving/takeFromDisk.ts'
import { createWorkspace } from '../../../src/studio/workspace/createWorkspace.ts'

const base = '{ "a": "one", "b": "two" }'
const open = () => createWorkspace('flow.json', { 'flow.json': '{}', 'en.json': base })

it('takes what was not edited here, and says so', () => {
  const workspace = open()
  expect(takeFromDisk(workspace, { 'en.json': '{}' })).toBe(
    'Somebody else has changed en.json. Their change is taken over.',
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
  expect(takeFromDisk(workspace, { 'en.json': base.replace('one', 'theirs') })).toMatch(/Saving shows you both/)
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
