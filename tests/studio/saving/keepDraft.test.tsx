import { beforeEach, expect, it } from 'vitest'
import { keepDraft } from '../../../studio/saving/keepDraft.ts'
import { createWorkspace } from '../../../studio/workspace/createWorkspace.ts'

const flow = { 'flow.json': '{ "a": 1, "b": 1 }', 'copy/en.json': '{}' }
beforeEach(() => window.sessionStorage.clear())

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
  second.keep({ 'flow.json': '{ "a": 2 }' })
  leave()
  expect(open(flow).isBack).toBe(false)
})
