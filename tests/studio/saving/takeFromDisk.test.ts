import { expect, it } from 'vitest'
import { toMeetings, toMerged } from '../../../studio/saving/Conflict.tsx'
import { takeFromDisk, toDisk } from '../../../studio/saving/followDisk.ts'
import { createWorkspace } from '../../../studio/workspace/createWorkspace.ts'

const base = '{ "a": "one", "b": "two" }'
const open = () => createWorkspace('flow.json', { 'flow.json': '{}', 'en.json': base })

it('takeFromDisk applies a change to a file that was not edited here, and says so', () => {
  const workspace = open()
  expect(takeFromDisk(workspace, { 'en.json': '{}', 'flow.json': '[]' })).toBe(
    'Someone else changed en.json, flow.json. Their changes were applied here.',
  )
  expect(workspace.store.getState()).toMatchObject({ files: { 'en.json': '{}' }, saved: { 'en.json': '{}' } })
})

it('takeFromDisk merges changes in different places, also into undo and redo', () => {
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

it('takeFromDisk keeps both versions when both changed the same place, and says that saving will ask', () => {
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

it('takeFromDisk keeps both versions when others made a text of what was edited here', () => {
  const form = '{ "form": { "schema": "a" } }'
  const workspace = createWorkspace('flow.json', { 'flow.json': form })
  workspace.edit('a', { 'flow.json': form.replace('"a"', '"mine"') })
  expect(takeFromDisk(workspace, { 'flow.json': '{ "form": "theirs" }' })).toMatch(/Saving will show both versions/)
  expect(workspace.store.getState().files['flow.json']).toBe(form.replace('"a"', '"mine"'))
})

it('takeFromDisk says nothing about what the studio has written itself', () => {
  const workspace = open()
  workspace.edit('a', { 'en.json': '{}' })
  expect(takeFromDisk(workspace, { 'en.json': '{}' })).toBeUndefined()
  const other = open()
  other.edit('a', { 'en.json': null })
  expect(takeFromDisk(other, { 'en.json': null })).toBeUndefined()
  expect(other.store.getState().saved).toEqual({ 'flow.json': '{}' })
  workspace.keep({ 'en.json': '{}' }, workspace.store.getState().files)
  expect(takeFromDisk(workspace, { 'en.json': '{}' })).toBeUndefined()
})

it('takeFromDisk removes a deleted file, but keeps one that was edited here', () => {
  const workspace = createWorkspace('flow.json', { 'flow.json': '{}', 'en.json': base, 'es.json': base })
  workspace.edit('a', { 'en.json': base.replace('one', 'mine') })
  expect(takeFromDisk(workspace, { 'en.json': null, 'es.json': null })).toBe(
    'Someone else deleted es.json. It was removed here, too. ' +
      'Someone else deleted en.json. You edited it, so it is kept here. Saving will ask which version to use.',
  )
  expect(workspace.store.getState().files).toEqual({ 'flow.json': '{}', 'en.json': base.replace('one', 'mine') })
})

it('takeFromDisk keeps a deleted flow file as unsaved, and says when it is back', () => {
  const workspace = open()
  const edited = open()
  edited.edit('a', { 'flow.json': '[]' })
  for (const one of [workspace, edited])
    expect(takeFromDisk(one, { 'flow.json': null })).toBe(
      'flow.json was deleted from disk. It is kept here, and saving will write it again.',
    )
  expect(takeFromDisk(workspace, { 'flow.json': null })).toBeUndefined()
  expect(workspace.store.getState().files['flow.json']).toBe('{}')
  expect(workspace.store.getState().saved['flow.json']).toBeUndefined()
  expect(takeFromDisk(workspace, { 'flow.json': '{}', 'en.json': base })).toBe('flow.json is back on disk.')
  expect(workspace.store.getState().saved['flow.json']).toBe('{}')
})

it('takeFromDisk keeps the edited version when the file on disk is not JSON', () => {
  const workspace = open()
  workspace.edit('a', { 'en.json': base.replace('one', 'mine') })
  expect(takeFromDisk(workspace, { 'en.json': '{ "a": ' })).toMatch(
    /en\.json\. You changed it, too\. Saving will show both versions/,
  )
  expect(workspace.store.getState().files['en.json']).toBe(base.replace('one', 'mine'))
})

it.each([
  ['a file deleted here and changed there', base, null, '{"a":"theirs"}', null, '{"a":"theirs"}'],
  ['a file changed here and deleted there', base, '{"a":"mine"}', null, '{"a":"mine"}', null],
  ['a file that is new on both sides', null, '{"a":1}', '{"a":2,"b":2}', '{"a":1,"b":2}', '{"a":2,"b":2}'],
  ['a file that is not JSON there', base, '{"a":"mine"}', '{', '{"a":"mine"}', '{'],
  ['a file of another kind there', base, '{"a":"mine"}', '[]', '{"a":"mine"}', '[]'],
  ['a value that was removed there', '{"a":1,"b":1}', '{"a":2,"b":1}', '{"b":1}', '{"b":1,"a": 2}', '{"b":1}'],
  [
    'a list whose items were moved there',
    '{"a":[1,2],"b":1}',
    '{"a":[1,3],"b":1}',
    '{"a":[2,1],"b":2}',
    '{"a":[1,3],"b":2}',
    '{"a":[2,1],"b":2}',
  ],
])('the conflict dialog leads to the chosen version of %s', (_, old, mine, theirs, ifMine, ifTheirs) => {
  const [files, saved] = [mine === null ? {} : { 'en.json': mine }, old === null ? {} : { 'en.json': old }]
  const meetings = toMeetings({ files, saved }, { 'en.json': theirs })
  const choose = (choice: 'mine' | 'theirs') =>
    toMerged(meetings, Object.fromEntries(meetings[0]?.clashes.map(({ name }) => [name, choice]) ?? []))
  expect(meetings[0]?.clashes).toHaveLength(1)
  expect(choose('mine')).toEqual({ 'en.json': ifMine })
  expect(choose('theirs')).toEqual({ 'en.json': ifTheirs })
})

const saved = { 'flow.json': '{}', 'copy/en.json': '{}', 'copy/es.json': '{}' }

it('toDisk treats a file that is no longer read as deleted', () => {
  const read = { 'flow.json': '{}', 'copy/en.json': '{ }', 'copy/fr.json': '{}' }
  expect(toDisk(saved, read, 'flow.json')).toEqual({ ...read, 'copy/es.json': null })
})

it('toDisk treats no file as deleted while the flow file cannot be read', () => {
  expect(toDisk(saved, { 'flow.json': '{ "copy"' }, 'flow.json')).toEqual({ 'flow.json': '{ "copy"' })
  expect(toDisk(saved, { 'flow.json': '' }, 'flow.json')).toEqual({ 'flow.json': '' })
})

it('toDisk reads a flow file with a byte order mark', () => {
  expect(toDisk(saved, { 'flow.json': '\uFEFF{}' }, 'flow.json')).toMatchObject({ 'copy/en.json': null })
})
