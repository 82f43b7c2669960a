import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Examples } from '../../../../engine/authoring.ts'
import {
  type SearchAnswer,
  type SearchRequest,
  createSituations,
} from '../../../../studio/step/preview/createSituations.ts'
import type { BuiltSituations } from '../../../../engine/build.ts'
import { createWorkspace } from '../../../../studio/workspace/createWorkspace.ts'

const now = new Date(2026, 10, 21)
const toFound = (step: string): Examples => ({
  steps: { [step]: [] },
  ways: [],
  coverage: { steps: {}, instructions: {}, outcomes: {} },
  failures: [],
})

/** A worker that is answered for by the test. */
function open(built?: BuiltSituations) {
  const asked: SearchRequest[] = []
  const worker = Object.assign(new EventTarget(), { postMessage: (request: SearchRequest) => asked.push(request) })
  const workspace = createWorkspace('flow.json', { 'flow.json': '1', 'en.json': '{}' })
  const situations = createSituations(
    workspace,
    { openWorker: () => worker as unknown as Worker, isOfWords: (file) => file === 'en.json' },
    built,
  )
  const answer = (data: SearchAnswer) => worker.dispatchEvent(new MessageEvent('message', { data }))
  const edit = (text: string) => workspace.edit('a', { 'flow.json': text })
  const write = (words: string) => workspace.edit('b', { 'en.json': words })
  return { asked, situations, answer, edit, write }
}

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

it('searches at once, and anew when nothing has been edited for a while', () => {
  const { asked, situations, answer, edit } = open()
  answer({ id: 0, examples: toFound('A') })
  expect(situations.getState()).toMatchObject({ examples: toFound('A'), isCurrent: true })
  edit('2')
  vi.advanceTimersByTime(500)
  edit('3')
  expect(situations.getState().isCurrent).toBe(false)
  vi.advanceTimersByTime(500)
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(500)
  expect(asked.slice(1)).toEqual([{ id: 2, flowFile: 'flow.json', files: { 'flow.json': '3', 'en.json': '{}' }, now }])
})

it('leaves what was found as it is while words alone are others', () => {
  const { asked, situations, answer, write } = open()
  answer({ id: 0, examples: toFound('A') })
  write('{ "a": "b" }')
  vi.runAllTimers()
  expect(asked).toHaveLength(1)
  expect(situations.getState()).toMatchObject({ examples: toFound('A'), isCurrent: true })
})

it('keeps what was found while the flow cannot run', () => {
  const { situations, answer, edit } = open()
  answer({ id: 0, examples: toFound('A') })
  edit('2')
  vi.runAllTimers()
  answer({ id: 1, examples: undefined })
  expect(situations.getState()).toMatchObject({ examples: toFound('A'), isCurrent: true })
})

it('searches again after a search during which something was edited', () => {
  const { asked, situations, answer, edit } = open()
  edit('2')
  vi.runAllTimers()
  expect(asked).toHaveLength(1)
  answer({ id: 0, examples: toFound('A') })
  expect(situations.getState().isCurrent).toBe(false)
  expect(asked.at(-1)).toMatchObject({ id: 1, files: { 'flow.json': '2' } })
})

it('takes what the build has found, and searches what is edited', () => {
  const { asked, situations, edit } = open({
    hash: 'of these files',
    now: Number(now),
    examples: toFound('A'),
    checked: { hash: '', problems: [] },
    places: undefined,
  })
  expect(situations.getState()).toEqual({ examples: toFound('A'), first: toFound('A'), now, isCurrent: true })
  expect(asked).toEqual([])
  edit('2')
  vi.runAllTimers()
  expect(asked).toHaveLength(1)
})
