import { describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import { createStorage, type KeyValueStorage } from '../../../engine/session/index.ts'
import {
  call,
  createTestSession,
  deferred,
  flowOf,
  memoryStorage,
  startTestSession,
  step,
} from './createTestSession.ts'

const flow = flowOf({ A: step({}) })
const now = () => new Date(2026, 4, 17)
const saved = (record: unknown) =>
  createStorage(
    flow,
    'key',
    () => memoryStorage({ key: typeof record === 'string' ? record : JSON.stringify(record) }).backend,
    now,
  )

describe('createStorage', () => {
  it('loads what it saved, with its age in days', async () => {
    const { backend } = memoryStorage()
    const dayBefore = () => new Date(2026, 4, 16)
    createStorage(flow, 'key', () => backend, dayBefore).save({ kept: 'id' })
    expect(await createStorage(flow, 'key', () => backend, now).load()).toEqual({ data: { kept: 'id' }, ageDays: 1 })
  })

  it.each([
    ['not JSON', '{"hash":'],
    ['no record', '7'],
    ['null', 'null'],
    ['no data', { version: 2, timeStamp: 1 }],
    ['a later version of the flow', { version: 3, timeStamp: 1, data: {} }],
    ['a version that is none', { version: -1e9, timeStamp: 1, data: {} }],
    ['an unknown hash', { hash: 'hash-0', timeStamp: 1, data: {} }],
    ['neither version nor hash', { timeStamp: 1, data: {} }],
    ['no timestamp', { version: 2, data: {} }],
    ['a timestamp of a wrong type', { version: 2, timeStamp: 'yesterday', data: {} }],
    ['data of a wrong shape', { version: 2, timeStamp: 1, data: { broken: true } }],
  ])('is empty when it holds %s', async (_, record) => {
    expect(await saved(record).load()).toBeUndefined()
  })

  it('loads an older record that has a hash instead of a version', async () => {
    expect(await saved({ hash: 'hash-2', timeStamp: now().getTime(), data: { kept: 'id' } }).load()).toEqual({
      data: { kept: 'id' },
      ageDays: 0,
    })
  })

  it.each(['{"hash":', '{"hash":"hash-0","timeStamp":1,"data":{}}'])(
    'is cleared by a session that cannot use its record: %s',
    async (record) => {
      const storage = memoryStorage({ key: record })
      await createTestSession(flowOf({ A: step({}) }), { storage: storage.backend }).session.start()
      expect(storage.backend.getItem('key')).toBeNull()
    },
  )

  it('is written again when a value in it changes', async () => {
    const { map, backend } = memoryStorage()
    const ids = ['1', '2']
    const writing = flowOf({ A: step({ next: [{ set: [['kept', () => ids.shift()]] }, { stay: true }] }) })
    const { session } = await startTestSession(writing, { storage: backend })
    await session.send('next')
    await session.send('next')
    expect(JSON.parse(map.get('key') ?? '')).toMatchObject({ data: { kept: '2' } })
  })

  it.each([{}, { key: '{"hash":"hash-0","timeStamp":1,"data":{}}' }])(
    'keeps what another page saves while a session starts that found nothing in it: %j',
    async (entries) => {
      const { map, backend } = memoryStorage(entries)
      const answer = deferred<ActionResult>()
      const startUp = [
        { at: 'startUp.0', ...call('read') },
        { at: 'startUp.1', to: 'A' },
      ]
      const slow = flowOf({ A: step({}) }, { startUp })
      const { session, state } = createTestSession(slow, { storage: backend, actions: { read: () => answer.promise } })
      const started = session.start()
      await vi.waitFor(() => expect(state().calling).toBe('read'))
      map.set('key', 'of another page')
      answer.resolve({ outcome: 'done' })
      await started
      expect(map.get('key')).toBe('of another page')
    },
  )

  it('is cleared by a reset although its record could not be read', async () => {
    const storage = memoryStorage({ key: JSON.stringify({ version: 2, timeStamp: 0, data: { kept: 'old' } }) })
    const unread = { loadSavedReader: () => Promise.reject(new TypeError('Failed to fetch')) }
    const { session, state } = await startTestSession(flowOf({ A: step({}) }, unread), { storage: storage.backend })
    expect(state().screen).toBe('error')
    expect(storage.map.size).toBe(1)
    await session.reset()
    expect(state()).toMatchObject({ currentStep: 'A', visit: 1 })
    expect(storage.map.size).toBe(0)
  })

  it('keeps nothing and does not throw when the browser blocks storage', () => {
    const blocked = (): KeyValueStorage => {
      throw new DOMException('denied', 'SecurityError')
    }
    const storage = createStorage(flow, 'key', blocked, now)
    storage.save({ kept: 'id' })
    storage.clear()
    expect(storage.load()).toBeUndefined()
  })

  it('restores the slots of a session before its start-up runs', async () => {
    const storage = memoryStorage({
      key: JSON.stringify({ version: 2, timeStamp: now().getTime(), data: { kept: 'id' } }),
    })
    const resuming = flowOf(
      { A: step({}), B: step({}) },
      {
        predicates: { isSaved: ({ saved: record, kept }) => record !== null && kept === 'id' },
        startUp: [
          { at: 'startUp.0', when: 'isSaved', to: 'B' },
          { at: 'startUp.1', to: 'A' },
        ],
      },
    )
    const { state } = await startTestSession(resuming, { storage: storage.backend })
    expect(state().currentStep).toBe('B')
  })

  it.each([
    ['a resumable step', 'B', 'B'],
    ['another resumable step', 'F', 'F'],
    ['the step that takes the place of one', 'D', 'F'],
    ['the first resumable step for one that cannot be resumed', 'C', 'B'],
    ['the first resumable step for one whose place another one takes that cannot be resumed', 'E', 'B'],
    ['the first resumable step for one that is none', 'constructor', 'B'],
    ['the first resumable step for no text', 7, 'B'],
  ])('resumes at %s', async (_, named, expected) => {
    const resuming = flowOf(
      { A: step({}), B: step({}, { resumable: true }), C: step({}), F: step({}, { resumable: true }) },
      { startUp: [{ at: 'startUp.0', resumeAt: () => named }], resumeSteps: { D: 'F', E: 'C' } },
    )
    const { state } = await startTestSession(resuming)
    expect(state().currentStep).toBe(expected)
  })
})
