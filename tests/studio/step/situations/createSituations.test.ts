import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Examples } from '../../../../engine/authoring.ts'
import {
  type SearchAnswer,
  type SearchRequest,
  createSituations,
} from '../../../../studio/step/preview/createSituations.ts'
import type { BuiltSituations } from '../../../../engine/build.ts'
import type { Findings } from '../../../../studio/findings/createFindings.ts'
import { type Disk, createWorkspace } from '../../../../studio/workspace/createWorkspace.ts'

const now = new Date(2026, 10, 21)
const toFound = (step: string): Examples => ({
  steps: { [step]: [] },
  ways: [],
  coverage: { steps: {}, instructions: {}, outcomes: {} },
  failures: [],
})

interface Opening {
  readonly built?: BuiltSituations
  /** An unsaved edit of an earlier visit, which is restored. */
  readonly draft?: Disk
  readonly isAwaited?: boolean
}

/** Opens the situations with a worker whose answers the test gives. */
function open({ built, draft = {}, isAwaited = false }: Opening = {}) {
  const asked: SearchRequest[] = []
  let worker = new EventTarget()
  const terminate = vi.fn<() => void>()
  const openWorker = () => {
    worker = Object.assign(new EventTarget(), {
      postMessage: (request: SearchRequest) => asked.push(request),
      terminate,
    })
    return worker as unknown as Worker
  }
  const workspace = createWorkspace('flow.json', { 'flow.json': '1', 'en.json': '{}' })
  workspace.edit('what was not saved', draft)
  const findings = createStore<Findings>()(() => unchecked)
  const situations = createSituations(
    workspace,
    {
      openWorker,
      findings,
      isAside: (file) => file === 'en.json',
      isAwaited: () => isAwaited,
    },
    built,
  )
  const answer = (examples: SearchAnswer['examples']) =>
    worker.dispatchEvent(new MessageEvent('message', { data: { examples } }))
  const edit = (text: string) => workspace.edit('a', { 'flow.json': text })
  const write = (words: string) => workspace.edit('b', { 'en.json': words })
  /** Completes the check of the current files. */
  const check = ({ isSound = true } = {}) => {
    const { files } = workspace.store.getState()
    findings.setState({ files, ...(isSound && { sound: files }) })
  }
  return { asked, situations, answer, edit, write, check, terminate, undo: workspace.undo }
}

const unchecked: Findings = { problems: [], files: {}, isKnown: false, isCurrent: false, sound: undefined }

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

it('the situations are searched once the check finds no fault, and again some time after the last edit', () => {
  const { asked, situations, answer, edit, check } = open()
  expect(asked).toEqual([])
  check()
  answer(toFound('A'))
  expect(situations.getState()).toMatchObject({ examples: toFound('A'), isCurrent: true })
  edit('2')
  vi.advanceTimersByTime(1500)
  edit('3')
  check()
  expect(situations.getState().isCurrent).toBe(false)
  vi.advanceTimersByTime(1500)
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(500)
  expect(asked.slice(1)).toEqual([{ flowFile: 'flow.json', files: { 'flow.json': '3', 'en.json': '{}' }, now }])
})

it('the situations are searched sooner when somebody is waiting for them', () => {
  const { asked, edit, check } = open({ isAwaited: true })
  edit('2')
  check()
  vi.advanceTimersByTime(500)
  expect(asked).toMatchObject([{ files: { 'flow.json': '2' } }])
})

it('the situations stay current when only texts have changed', () => {
  const { asked, situations, answer, write, check } = open()
  check()
  answer(toFound('A'))
  write('{ "a": "b" }')
  check()
  vi.runAllTimers()
  expect(asked).toHaveLength(1)
  expect(situations.getState()).toMatchObject({ examples: toFound('A'), isCurrent: true })
})

it('the situations are kept while the check finds faults, and searched again once these are fixed', () => {
  const { asked, situations, answer, edit, write, check } = open()
  check()
  answer(toFound('A'))
  edit('2')
  vi.runAllTimers()
  check({ isSound: false })
  expect(situations.getState()).toMatchObject({ examples: toFound('A'), isCurrent: true })
  expect(asked).toHaveLength(1)
  write('{ "a": "b" }')
  check()
  expect(asked.at(-1)).toMatchObject({ files: { 'flow.json': '2', 'en.json': '{ "a": "b" }' } })
  expect(situations.getState().isCurrent).toBe(false)
  answer(toFound('B'))
  expect(situations.getState()).toMatchObject({ examples: toFound('B'), isCurrent: true })
})

it('a running search for situations is stopped by an edit, and the edited flow is searched', () => {
  const { asked, situations, answer, edit, write, check, terminate } = open()
  check()
  write('{ "a": "b" }')
  expect(terminate).not.toHaveBeenCalled()
  edit('2')
  expect(terminate).toHaveBeenCalledOnce()
  check()
  expect(asked).toHaveLength(1)
  vi.runAllTimers()
  expect(asked.at(-1)).toMatchObject({ files: { 'flow.json': '2' } })
  expect(situations.getState().isCurrent).toBe(false)
  answer(toFound('B'))
  expect(situations.getState()).toMatchObject({ examples: toFound('B'), first: toFound('B'), isCurrent: true })
})

const built: BuiltSituations = {
  hash: 'of these files',
  now: Number(now),
  examples: toFound('A'),
  checked: { hash: '', problems: [] },
  places: undefined,
}

it('the situations are searched when a restored draft differs from what the build has searched', () => {
  const { asked, situations, answer, check } = open({ built, draft: { 'flow.json': '2' } })
  expect(situations.getState()).toMatchObject({ examples: toFound('A'), isCurrent: false })
  check()
  expect(asked).toMatchObject([{ files: { 'flow.json': '2' } }])
  answer(toFound('B'))
  expect(situations.getState()).toMatchObject({ examples: toFound('B'), first: toFound('A'), isCurrent: true })
})

it('the situations are not searched when a restored draft differs in texts only', () => {
  const { asked, situations, check } = open({ built, draft: { 'en.json': '{ "a": "b" }' } })
  expect(situations.getState().isCurrent).toBe(true)
  check()
  expect(asked).toEqual([])
})

it('the situations reuse those of the build, are searched after an edit, and not after it is undone', () => {
  const { asked, situations, answer, edit, check, undo } = open({ built })
  expect(situations.getState()).toEqual({ examples: toFound('A'), first: toFound('A'), now, isCurrent: true })
  expect(asked).toEqual([])
  edit('2')
  check()
  vi.runAllTimers()
  expect(asked).toHaveLength(1)
  answer(toFound('B'))
  undo()
  expect(situations.getState()).toEqual({ examples: toFound('A'), first: toFound('A'), now, isCurrent: true })
  check()
  vi.runAllTimers()
  expect(asked).toHaveLength(1)
})
