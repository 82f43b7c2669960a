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

it('takes what was not saved as one edit, which can be undone', () => {
  open(flow).edit('a', { 'flow.json': '{ "a": 2, "b": 1 }', 'copy/fr.json': '{}' })
  leave()
  const { isBack, files, undo } = open(flow)
  expect([isBack, files()]).toEqual([true, { ...flow, 'flow.json': '{ "a": 2, "b": 1 }', 'copy/fr.json': '{}' }])
  undo()
  expect(files()).toEqual(flow)
})

it('puts it together with what others have changed meanwhile', () => {
  open(flow).edit('a', { 'flow.json': '{ "a": 2, "b": 1 }' })
  leave()
  expect(open({ ...flow, 'flow.json': '{ "a": 1, "b": 3 }' }).files()['flow.json']).toBe('{ "a": 2, "b": 3 }')
})

it('takes a file away that was taken away', () => {
  open(flow).edit('copy', { 'copy/en.json': null })
  leave()
  expect(open(flow).files()).toEqual({ 'flow.json': flow['flow.json'] })
})

it('has nothing for another project at the same address, nor of what it cannot read', () => {
  open(flow).edit('a', { 'flow.json': '{ "a": 2 }' })
  leave()
  expect(open(flow, 'loans').isBack).toBe(false)
  for (const key of Object.keys(window.sessionStorage)) window.sessionStorage.setItem(key, '[{')
  expect(open(flow).isBack).toBe(false)
})

it('has nothing where all was saved, or was taken back', () => {
  const first = open(flow)
  first.edit('a', { 'flow.json': '{ "a": 2 }' })
  leave()
  const second = open(flow)
  second.keep({ 'flow.json': '{ "a": 2 }' })
  leave()
  expect(open(flow).isBack).toBe(false)
})
