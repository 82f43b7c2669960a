import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimDraft, keepDraft } from '../../../studio/saving/keepDraft.ts'
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
  const isBack = keepDraft(workspace, { key: project, storage: window.sessionStorage })
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

/** A browser whose tabs share locks and storage, as far as drafts need them. */
function openBrowser() {
  const held = new Set<string>()
  const openTab = () => {
    const own = new Set<string>()
    const locks = {
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
      request: async (name: string, _: object, act: (lock: object | null) => unknown) => {
        const isFree = !held.has(name)
        if (isFree) held.add(name)
        if (isFree) own.add(name)
        return act(isFree ? { name } : null)
      },
    }
    const session = new Map<string, string>()
    const tab = {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, text: string) => session.set(key, text),
    }
    const page = { localStorage: window.localStorage, sessionStorage: tab, navigator: { locks } }
    return {
      claim: async () => claimDraft('insurance', 'flow.json', Object(page)),
      /** Ends the page, but not the tab. */
      unload: () => own.forEach((name) => held.delete(name)),
    }
  }
  return openTab
}

it('a draft outlives the browser, and each open tab has its own', async () => {
  window.localStorage.clear()
  const openTab = openBrowser()
  const [one, two] = [openTab(), openTab()]
  const [first, second] = [await one.claim(), await two.claim()]
  expect(first?.key).not.toBe(second?.key)
  for (const place of [first, second]) place?.storage.setItem(place.key, '[]')
  two.unload()
  one.unload()
  expect((await two.claim())?.key, 'after a reload').toBe(second?.key)
  two.unload()

  const next = openTab()
  const taken = await next.claim()
  expect([[first?.key, second?.key].includes(taken?.key), taken?.left], 'after a crash').toEqual([true, 1])
  const another = await openTab().claim()
  expect(new Set([taken?.key, another?.key]), 'in the next tab').toEqual(new Set([first?.key, second?.key]))
  expect(another?.left).toBe(0)
  expect([first?.key, second?.key]).not.toContain((await openTab().claim())?.key)
})

it('without locks a draft stays within its tab, and without storage there is none', async () => {
  const { localStorage, sessionStorage } = window
  const place = await claimDraft('insurance', 'flow.json', { localStorage, sessionStorage, navigator: {} })
  expect(place?.storage).toBe(sessionStorage)
  expect(
    await claimDraft(
      'insurance',
      'flow.json',
      Object({
        navigator: {},
        get localStorage() {
          throw new Error('blocked')
        },
      }),
    ),
  ).toBeUndefined()
})
