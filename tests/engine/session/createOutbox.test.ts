import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import { createSession } from '../../../engine/session/index.ts'
import { bareHost } from '../bare.ts'
import { deferred, flowOf, memoryStorage, startTestSession, step } from './createTestSession.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const saved: ActionResult = { outcome: 'saved', data: undefined }
const failed = (status: number): ActionResult => ({ outcome: 'failed', failure: { status, message: '' } })

const slots = {
  form: { initial: {}, persist: false },
  kept: { initial: null, persist: true },
  unsent: { initial: null, persist: true, sentBy: 'tell' },
}
const note = (next: string) => [{ set: [['unsent', () => ({ next })]] as const, stay: true as const }]
const flow = flowOf(
  { FIRST: step({ one: note('one'), two: note('two'), go: [{ to: 'SECOND' }] }), SECOND: step({}) },
  {
    slots,
    actions: { tell: { expected: 'saved', timeoutMs: 30_000, waits: false } },
    predicates: { broke: ({ failure }) => Object(failure).status === 500 },
    failures: [{ when: 'broke', screen: 'error' }],
  },
)

/** Starts a session; `sent` lists what it was asked to send. */
async function open(
  tell: (input: { next: string }) => Promise<ActionResult>,
  storage = memoryStorage(),
  isOnline = () => true,
) {
  const sent: string[] = []
  const actions = {
    tell: (input: { next: string }) => {
      sent.push(input.next)
      return tell(input)
    },
  }
  const opened = await startTestSession(flow, { actions, storage: storage.backend, isOnline })
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  // The code that sends loads when there is something to send.
  const isSent = (...expected: string[]) => vi.waitFor(() => expect(sent).toEqual(expected))
  return { ...opened, sent, settle, isSent, storage }
}

describe('data sent in the background', () => {
  it('is sent once and then cleared from the slot and the storage', async () => {
    const { session, state, isSent, storage, settle } = await open(async () => saved)
    await session.send('one')
    expect(storage.map.get('key')).toContain('"next":"one"')
    await isSent('one')
    await settle()
    expect(state().data['unsent']).toBeNull()
    expect(storage.map.size).toBe(0)
  })

  it('is sent again with growing delays, across steps, until the call succeeds', async () => {
    const tell = vi.fn<() => Promise<ActionResult>>(async () => failed(503))
    const { session, state, isSent, settle, sent } = await open(tell)
    await session.send('one')
    await isSent('one')
    await session.send('go')
    await settle(1500)
    expect(sent).toHaveLength(1)
    await settle(600)
    expect(sent).toHaveLength(2)
    await settle(3300)
    expect(sent).toHaveLength(2)
    await settle(700)
    expect(sent).toHaveLength(3)
    tell.mockResolvedValue(saved)
    await settle(8000)
    expect(sent).toHaveLength(4)
    expect(state()).toMatchObject({ currentStep: 'SECOND', screen: undefined, data: { unsent: null } })
    await settle(100_000)
    expect(sent).toHaveLength(4)
  })

  it('waits for the answer to older data, which is not sent again', async () => {
    const first = deferred<ActionResult>()
    const { session, state, isSent, settle } = await open(({ next }) =>
      next === 'one' ? first.promise : Promise.resolve(saved),
    )
    await session.send('one')
    await isSent('one')
    await session.send('two')
    await settle(5000)
    await isSent('one')
    first.resolve(failed(503))
    await isSent('one', 'two')
    await settle(100_000)
    await isSent('one', 'two')
    expect(state().data['unsent']).toBeNull()
  })

  it('is sent at once during the retry delay of older data', async () => {
    const { session, isSent } = await open(async ({ next }) => (next === 'one' ? failed(503) : saved))
    await session.send('one')
    await isSent('one')
    await session.send('two')
    await isSent('one', 'two')
  })

  it('is sent on the next visit when it was still unsent', async () => {
    const storage = memoryStorage()
    const before = await open(async () => failed(503), storage)
    await before.session.send('one')
    await before.isSent('one')
    before.session.destroy()
    await before.settle(100_000)
    await before.isSent('one')

    const after = await open(async () => saved, storage)
    await after.isSent('one')
    await after.settle()
    expect(storage.map.size).toBe(0)
  })

  it('is sent again at once when the connection is restored', async () => {
    const { session, isSent, settle } = await open(
      vi.fn<() => Promise<ActionResult>>(async () => saved).mockResolvedValueOnce(failed(0)),
    )
    await session.send('one')
    await isSent('one')
    await settle(1000)
    await session.reconnect()
    await isSent('one', 'one')
  })

  it('is dropped by a reset', async () => {
    const { session, isSent, settle } = await open(async () => failed(503))
    await session.send('one')
    await isSent('one')
    await session.reset()
    await settle(100_000)
    await isSent('one')
  })

  it('shows the screen for its failure only once, and is sent again on retry', async () => {
    const tell = vi.fn<() => Promise<ActionResult>>(async () => failed(500))
    const { session, state, isSent, settle } = await open(tell)
    await session.send('one')
    await isSent('one')
    await vi.waitFor(() => expect(state().screen).toBe('error'))
    session.dismissScreen()
    await settle(2000)
    expect(state().screen).toBeUndefined()
    await session.retry()
    await vi.waitFor(() => expect(state().screen).toBe('error'))
    tell.mockResolvedValue(saved)
    await session.retry()
    await vi.waitFor(() => expect(state().data['unsent']).toBeNull())
    expect(state()).toMatchObject({ screen: undefined, apiError: undefined })
  })

  it('fails as any call does when the code that sends it cannot be loaded', async () => {
    const reported: unknown[] = []
    const session = createSession<null>({
      ...bareHost,
      flow: { ...flow, predicates: { broke: ({ failure }) => Object(failure).status === 'LoadError' } },
      actions: { tell: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
      report: (error) => reported.push(error),
    })
    onTestFinished(() => session.destroy())
    await session.start()
    await session.send('one')
    await vi.waitFor(() => expect(session.store.getState().screen).toBe('error'))
    expect(reported).toEqual([expect.objectContaining({ name: 'LoadError' })])
  })

  it('is sent again on retry even if the browser says that it is offline', async () => {
    let isOnline = true
    const tell = vi.fn<() => Promise<ActionResult>>(async () => failed(500))
    const { session, state, isSent, settle } = await open(tell, memoryStorage(), () => isOnline)
    await session.send('one')
    await isSent('one')
    await vi.waitFor(() => expect(state().screen).toBe('error'))
    isOnline = false
    await settle(2000)
    await isSent('one')
    await session.retry()
    await isSent('one', 'one')
    await settle(100_000)
    await isSent('one', 'one')
  })

  it('removes the screen for its failure when it is sent successfully meanwhile', async () => {
    const { session, state, isSent, settle } = await open(
      vi.fn<() => Promise<ActionResult>>(async () => saved).mockResolvedValueOnce(failed(500)),
    )
    await session.send('one')
    await isSent('one')
    await vi.waitFor(() => expect(state().screen).toBe('error'))
    await settle(2000)
    expect(state()).toMatchObject({ screen: undefined, apiError: undefined, data: { unsent: null } })
  })
})
