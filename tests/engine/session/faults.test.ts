import { describe, expect, it, vi, type Mock } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import type { CompiledForm } from '../../../engine/definition/CompiledFlow.ts'
import { createSession, type SessionOptions } from '../../../engine/session/index.ts'
import { bareHost } from '../bare.ts'
import { call, createTestSession, deferred, flowOf, startTestSession, step } from './createTestSession.ts'

const done = (): Promise<ActionResult> => Promise.resolve({ outcome: 'done' })
const lost = { outcome: 'failed', failure: { status: 'TypeError', message: 'fetch failed' } } satisfies ActionResult

/** A form whose `name` must not be empty. */
const form: CompiledForm = {
  data: 'form',
  plan: { kind: 'group', name: '', layers: [], rows: [] },
  validate: Object.assign((data: unknown) => isNamed(data), {
    errors: [{ instancePath: '/name', schemaPath: '', keyword: 'minLength', params: {}, message: 'name it' }],
  }),
  fields: {},
  submit: 'go',
}
const isNamed = (data: unknown) => typeof data === 'object' && data !== null && 'name' in data && data.name !== ''
const withForm = { loadForms: () => Promise.resolve({ default: [form] }) }

describe('a session without a connection', () => {
  const flow = flowOf({
    A: step({ submit: [call('save'), { to: 'B' }] }),
    B: step({ enter: [call('read'), { stay: true }] }),
  })
  function open(isOnline: () => boolean) {
    const save = vi.fn<typeof done>(done)
    const read = vi.fn<typeof done>(done)
    return { ...createTestSession(flow, { actions: { save, read }, isOnline }), save, read }
  }

  it('fails an event at once without making its call, but makes the call on retry', async () => {
    const { session, state, save } = open(() => false)
    await session.start()
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'A', isLoading: false, apiError: { status: 'Offline' } })
    expect(save).not.toHaveBeenCalled()
    await session.retry()
    expect(save).toHaveBeenCalledOnce()
  })

  it('repeats a failed enter event on reconnect, but not a failed submit', async () => {
    let isOnline = true
    const { session, state, save, read } = open(() => isOnline)
    await session.start()
    isOnline = false
    await session.send('submit')
    isOnline = true
    await session.reconnect()
    expect(save).not.toHaveBeenCalled()
    expect(state().apiError).toMatchObject({ status: 'Offline' })

    await session.retry()
    await session.send('enter')
    read.mockResolvedValueOnce(lost)
    await session.send('enter')
    expect(state().apiError).toMatchObject({ status: 'TypeError' })
    const before = read.mock.calls.length
    await session.reconnect()
    expect(read).toHaveBeenCalledTimes(before + 1)
    expect(state().apiError).toBeUndefined()
  })
})

it('a call that waits for a person is made without a connection, because it may be another device that answers', async () => {
  const hear = vi.fn<typeof done>(done)
  const actions = { hear: { expected: 'done', timeoutMs: undefined, waits: true } }
  const flow = flowOf({ A: step({ submit: [call('hear'), { to: 'B' }] }), B: step({}) }, { actions })
  const { session, state } = await startTestSession(flow, { actions: { hear }, isOnline: () => false })
  await session.send('submit')
  await vi.waitFor(() => expect(state().currentStep).toBe('B'))
  expect(hear).toHaveBeenCalledOnce()
})

describe('a failure of what a step began by itself', () => {
  it('is still retried on reconnect after another event has removed its banner', async () => {
    const read = vi.fn<typeof done>().mockResolvedValueOnce(lost).mockImplementation(done)
    const flow = flowOf({ A: step({ enter: [call('read'), { stay: true }], other: [{ stay: true }] }) })
    const { session, state } = await startTestSession(flow, { actions: { read } })
    expect(state().apiError).toMatchObject({ status: 'TypeError' })
    await session.send('other')
    expect(state().apiError).toBeUndefined()
    await session.reconnect()
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is over when a later change of the field succeeds, so that a retry does not bring back the old value', async () => {
    const findPlace = vi.fn<(input: { zip: string }) => Promise<ActionResult>>(async ({ zip }) =>
      zip === '80202' ? lost : { outcome: 'done' },
    )
    const zip = ({ event }: { event?: unknown }) => event
    const lookUp = [call('findPlace', { with: { zip } })]
    const flow = flowOf({ A: step({ 'change zip': lookUp }, withForm) })
    const { session, state } = await startTestSession(flow, { actions: { findPlace } })
    await session.loadForm()
    session.draft({ zip: '80202' }, 'zip')
    await vi.waitFor(() => expect(state().apiError).toMatchObject({ status: 'TypeError' }))
    await session.reconnect()
    await vi.waitFor(() => expect(state()).toMatchObject({ apiError: { status: 'TypeError' }, pending: [] }))
    expect(findPlace).toHaveBeenCalledTimes(2)
    session.draft({ zip: '10001' }, 'zip')
    await vi.waitFor(() => expect(state().pending).toEqual([]))
    expect(state()).toMatchObject({ apiError: undefined, failed: undefined })
    await session.retry()
    await session.reconnect()
    expect(findPlace).toHaveBeenCalledTimes(3)
  })

  it('leaves the step waiting for a form that is being sent, even if it is a bug', async () => {
    const sent = deferred<ActionResult>()
    const broken = deferred<ActionResult>()
    const lookUp = async () => (await broken.promise, Promise.reject(new Error('a bug')))
    const flow = flowOf({
      A: step({ 'change name': [call('lookUp')], submit: [call('save'), { to: 'B' }] }, withForm),
      B: step({}),
    })
    const { session, state, reported } = await startTestSession(flow, { actions: { lookUp, save: () => sent.promise } })
    await session.loadForm()
    session.draft({ name: 'Ada' }, 'name')
    const submitted = session.submit({ name: 'Ada' })
    await vi.waitFor(() => expect(state().calling).toBe('save'))
    broken.resolve({ outcome: 'done' })
    await vi.waitFor(() => expect(reported).toHaveLength(1))
    expect(state()).toMatchObject({ isLoading: true, calling: 'save' })
    sent.resolve({ outcome: 'done' })
    await submitted
    expect(state()).toMatchObject({ currentStep: 'B', screen: undefined })
  })
})

it('a circle of steps that lead on by themselves is an error, in which the page goes on', async () => {
  const flow = flowOf({
    A: step({ go: [{ to: 'B' }] }),
    B: step({ enter: [{ to: 'C' }] }),
    C: step({ enter: [{ to: 'B' }] }),
  })
  const { session, state, reported } = createTestSession(flow)
  await session.start()
  await session.send('go')
  expect(state()).toMatchObject({ isLoading: false, screen: 'error', runs: [] })
  expect(reported.map(String)).toEqual([expect.stringMatching(/The flow leads on from [BC] by itself over and over$/)])
})

it('a circle of steps with a call is none, because it waits each time', async () => {
  let rounds = 0
  const flow = flowOf(
    {
      A: step({ go: [{ to: 'B' }] }),
      B: step({ enter: [call('poll'), { to: 'C' }] }),
      C: step({ enter: [{ when: 'isOver', to: 'A' }, { to: 'B' }] }),
    },
    { predicates: { isOver: () => rounds === 150 } },
  )
  const poll = () => ((rounds += 1), done())
  const { session, state, reported } = await startTestSession(flow, { actions: { poll } })
  await session.send('go')
  expect(state()).toMatchObject({ currentStep: 'A', screen: undefined })
  expect(reported).toEqual([])
})

describe('a failed submission', () => {
  it('is validated again on retry', async () => {
    const save = vi.fn<() => Promise<ActionResult>>(done).mockResolvedValueOnce(lost)
    const flow = flowOf({ A: step({ submit: [call('save'), { to: 'B' }] }, withForm), B: step({}) })
    const { session, state } = await startTestSession(flow, { actions: { save } })
    await session.submit({ name: 'Ada' })
    expect(state().apiError).toMatchObject({ status: 'TypeError' })
    session.draft({ name: '' }, 'name')
    await session.retry()
    expect(state()).toMatchObject({ currentStep: 'A', issues: [{ path: 'name' }], apiError: undefined })
    expect(save).toHaveBeenCalledOnce()
  })

  it('has the text that the flow names for its failure', async () => {
    const flow = flowOf(
      { A: step({ submit: [call('save'), { stay: true }] }) },
      { predicates: { isLost: () => true }, failures: [{ when: 'isLost', text: 'failures.connection' }] },
    )
    const { session, state } = await startTestSession(flow, { actions: { save: () => Promise.resolve(lost) } })
    await session.send('submit')
    expect(state()).toMatchObject({ screen: undefined, apiError: { ...lost.failure, text: 'failures.connection' } })
  })

  it.each([
    ['the words of the service, if it has some', true, undefined],
    ['the text for a service without words, if it has none', undefined, 'failures.busy'],
  ])('has %s', async (_, isTold, text) => {
    const flow = flowOf(
      { A: step({ submit: [call('save'), { stay: true }] }) },
      {
        predicates: { isUntold: ({ failure }) => Object(failure).isTold === false },
        failures: [{ when: 'isUntold', text: 'failures.busy' }],
      },
    )
    const failure = { status: 429, message: 'Too many', ...(isTold && { isTold }) }
    const save = () => Promise.resolve({ outcome: 'failed', failure } as const)
    const { session, state } = await startTestSession(flow, { actions: { save } })
    await session.send('submit')
    expect(state().apiError).toMatchObject({ message: 'Too many', text })
  })

  it('shows a load error that can be retried when the code of its action cannot be loaded', async () => {
    const flow = flowOf({ A: step({ submit: [call('save'), { to: 'B' }] }), B: step({}) })
    const reported: unknown[] = []
    const load = vi.fn<() => Promise<{ default: typeof done }>>(async () => ({ default: done }))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const session = createSession({
      ...bareHost,
      flow,
      actions: { save: load },
      report: (error) => reported.push(error),
    })
    await session.start()
    await session.send('submit')
    expect(session.store.getState()).toMatchObject({ screen: undefined, apiError: { status: 'LoadError' } })
    expect(reported).toEqual([expect.objectContaining({ name: 'LoadError' })])
    await session.retry()
    expect(session.store.getState().currentStep).toBe('B')
  })
})

describe('a form whose code cannot be fetched', () => {
  const open = () => {
    const loadForms = vi
      .fn<typeof withForm.loadForms>(withForm.loadForms)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const flow = flowOf({ A: step({ submit: [{ to: 'B' }] }, { loadForms }), B: step({}) })
    return createTestSession(flow)
  }

  it('is a failure of its submit, which can be retried', async () => {
    const { session, state, reported } = open()
    await session.start()
    expect(await session.submit({ name: 'Ada' })).toEqual([])
    expect(state()).toMatchObject({ currentStep: 'A', isLoading: false, apiError: { status: 'LoadError' } })
    expect(reported).toEqual([new TypeError('Failed to fetch')])
    await session.retry()
    expect(state()).toMatchObject({ currentStep: 'A', issues: [{ path: 'name' }], apiError: undefined })
  })

  it('rejects only where the form itself is asked for', async () => {
    const { session } = open()
    await session.start()
    await expect(session.loadForm()).rejects.toThrow('Failed to fetch')
    await expect(session.loadForm()).resolves.toBe(form)
  })
})

describe('code of the host that throws', () => {
  const error = new Error('a bug of the host')
  const bug = () => {
    throw error
  }
  const open = (more: Partial<SessionOptions<null>>, onState: () => void = () => undefined) => {
    const flow = flowOf(
      {
        A: step({ submit: [{ when: 'yes', set: [['kept', () => 1]], track: 'Saved' }, call('save'), { to: 'B' }] }),
        B: step({}),
      },
      { predicates: { yes: () => true } },
    )
    const reported: unknown[] = []
    const seen: string[] = []
    const session = createSession({
      ...bareHost,
      flow,
      actions: { save: async () => ({ default: done }) },
      report: (one) => reported.push(one),
      ...more,
    })
    session.store.subscribe(onState)
    session.store.subscribe(({ currentStep }) => seen.push(currentStep))
    return { session, state: () => session.store.getState(), reported, seen }
  }

  it.each<[string, Partial<SessionOptions<null>>, (() => void)?]>([
    ['analytics', { track: bug }],
    ['an observer', { observe: bug }],
    ['a storage', { storage: { load: () => undefined, save: bug, clear: () => undefined } }],
    ['a subscriber of the store', {}, bug],
  ])('is reported and does not stop the application: %s', async (_, more, onState) => {
    const { session, state, reported, seen } = open(more, onState)
    await session.start()
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'B', isLoading: false, screen: undefined })
    expect(seen.at(-1)).toBe('B')
    expect(new Set(reported)).toEqual(new Set([error]))
  })

  it('does not stop the application when it is the report of another error', async () => {
    const { session, state } = open({ track: bug, report: bug })
    await session.start()
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'B', isLoading: false })
  })

  it('is a bug of the event that asks it for facts', async () => {
    const facts = vi.fn<() => Record<string, unknown>>(() => ({}))
    const { session, state, reported } = open({ facts })
    await session.start()
    facts.mockImplementationOnce(bug)
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'A', isLoading: false, screen: 'error' })
    expect(String(reported)).toContain('a bug of the host')
    await session.retry()
    expect(state().currentStep).toBe('B')
  })
})

it('the session names the action that the step waits for', async () => {
  const answer = deferred<ActionResult>()
  const flow = flowOf({ A: step({ submit: [call('save'), { stay: true }] }) })
  const { session, state } = await startTestSession(flow, { actions: { save: () => answer.promise } })
  const sent = session.send('submit')
  await vi.waitFor(() => expect(state().calling).toBe('save'))
  answer.resolve({ outcome: 'done' })
  await sent
  expect(state().calling).toBeUndefined()
})

describe('typed data', () => {
  const flow = flowOf({
    A: step({ submit: [call('find'), { to: 'B' }], skip: [{ to: 'C' }], look: [{ to: 'D' }] }, withForm),
    B: step({ submit: [call('save'), { to: 'C' }] }, withForm),
    C: step({ again: [{ reset: true, to: 'A' }], list: [{ stay: true }] }, { resumable: true, ...withForm }),
    D: step({ enter: [call('find'), { to: 'C' }] }),
  })
  const open = async () => {
    const opened = await startTestSession(flow, { actions: { find: done, save: done } })
    await opened.session.loadForm()
    return opened
  }

  it('are unsent until a call has led to a resumable step', async () => {
    const { session, state } = await open()
    session.draft({ name: 'Ada' })
    expect(state().isUnsent, 'what the form fills in by itself is not typed').toBe(false)
    session.draft({ name: 'Ada' }, 'name')
    expect(state().isUnsent).toBe(true)
    await session.submit({ name: 'Ada' })
    expect(state()).toMatchObject({ currentStep: 'B', isUnsent: true })
    await session.submit({ name: 'Ada' })
    expect(state()).toMatchObject({ currentStep: 'C', isUnsent: false })
  })

  it.each([
    ['an event that makes no call', 'skip'],
    ['a call that a step makes by itself', 'look'],
  ])('stay unsent after %s', async (_, event) => {
    const { session, state } = await open()
    session.draft({ name: 'Ada' }, 'name')
    await session.send(event)
    expect(state()).toMatchObject({ currentStep: 'C', isUnsent: true })
  })

  it('are no longer unsent after a reset', async () => {
    const { session, state } = await open()
    session.draft({ name: 'Ada' }, 'name')
    await session.send('skip')
    await session.send('again')
    expect(state()).toMatchObject({ currentStep: 'A', isUnsent: false })
    session.draft({ name: 'Ada' }, 'name')
    await session.reset()
    expect(state().isUnsent).toBe(false)
  })
})

describe('retrying an event', () => {
  const failing = () => vi.fn<typeof done>(done).mockResolvedValueOnce(lost).mockResolvedValueOnce(lost)
  const plain = { expected: 'done', waits: false, timeoutMs: undefined }
  const oneTime = { ...plain, once: true }
  const actions = { open: plain, hear: plain, check: plain }
  const list = [call('open'), call('hear'), call('check'), { to: 'B' }]

  it.each([
    ['goes on with the call that failed after a wait', { ...actions, hear: { ...plain, waits: true } }, 1],
    ['starts over after a one-time act, which happens once', { ...actions, open: oneTime }, 1],
    ['starts over after two one-time acts', { ...actions, open: oneTime, hear: oneTime }, 1],
    ['starts over otherwise, since what it sends may have been edited', actions, 3],
  ])('%s', async (_, contracts, opened) => {
    const open = vi.fn<typeof done>(done)
    const check = failing()
    const flow = flowOf({ A: step({ submit: list }), B: step({}) }, { actions: contracts })
    const { session, state } = await startTestSession(flow, { actions: { open, hear: done, check } })
    await session.send('submit')
    await vi.waitFor(() => expect(state()).toMatchObject({ apiError: { status: 'TypeError' }, isLoading: false }))
    await session.retry()
    expect(state(), 'fails again').toMatchObject({ apiError: { status: 'TypeError' }, isLoading: false })
    const again = session.retry()
    expect(state().isLoading).toBe(true)
    await again
    await vi.waitFor(() => expect(state().currentStep).toBe('B'))
    expect(open).toHaveBeenCalledTimes(opened)
    expect(check).toHaveBeenCalledTimes(3)
  })

  it.each(['Try again', 'Continue'])(
    'does no one-time act twice with %s, and sends what was entered meanwhile',
    async (way) => {
      const names: unknown[] = []
      const order = vi.fn<typeof done>(() => Promise.resolve({ outcome: 'done', data: 'order 1' }))
      const save = vi.fn<() => Promise<ActionResult>>(done).mockResolvedValueOnce(lost)
      const ordering = [
        call('order', { save: 'kept' }),
        call('save', { with: { order: ({ kept }) => kept, name: ({ form: entered }) => Object(entered).name } }),
        { to: 'B' },
      ]
      const flow = flowOf(
        { A: step({ submit: ordering }, withForm), B: step({}) },
        { actions: { order: { ...plain, once: true }, save: plain } },
      )
      const { session, state } = await startTestSession(flow, {
        actions: { order, save: (input) => (names.push(input), save()) },
      })
      await session.submit({ name: 'Ada' })
      expect(state().apiError).toMatchObject({ status: 'TypeError' })
      session.draft({ name: '' }, 'name')
      await (way === 'Continue' ? session.submit({ name: '' }) : session.retry())
      expect(state(), 'is validated').toMatchObject({ currentStep: 'A', issues: [{ path: 'name' }] })
      await session.submit({ name: 'Bo' })
      expect(state().currentStep).toBe('B')
      expect(order).toHaveBeenCalledOnce()
      expect(names).toEqual([
        { order: 'order 1', name: 'Ada' },
        { order: 'order 1', name: 'Bo' },
      ])
    },
  )

  it.each<[string, (call: { input: Mock; handler: Mock }) => unknown]>([
    ['the input', ({ input }) => input.mockImplementationOnce(() => Object(undefined).missing.name)],
    ['the handler', ({ handler }) => handler.mockRejectedValueOnce(new Error('a bug'))],
    ['the answer', ({ handler }) => handler.mockResolvedValueOnce({ outcome: 'undeclared' })],
  ])('goes on after a wait with the call that a bug in %s broke', async (_, breakOnce) => {
    const open = vi.fn<typeof done>(done)
    const check = { input: vi.fn<() => number>(() => 1), handler: vi.fn<typeof done>(done) }
    breakOnce(check)
    const submit = [call('open'), call('hear'), call('check', { with: { check: check.input } }), { to: 'B' }]
    const contracts = { ...actions, hear: { ...plain, waits: true } }
    const flow = flowOf({ A: step({ submit }), B: step({}) }, { actions: contracts })
    const handlers = { open, hear: done, check: check.handler }
    const { session, state } = await startTestSession(flow, { actions: handlers })
    await session.send('submit')
    await vi.waitFor(() => expect(state().screen).toBe('error'))
    const before = check.handler.mock.calls.length
    await session.retry()
    await vi.waitFor(() => expect(state().currentStep).toBe('B'))
    expect(check.handler).toHaveBeenCalledTimes(before + 1)
    expect(open).toHaveBeenCalledOnce()
  })

  it('starts over when the waiting call itself failed', async () => {
    const open = vi.fn<typeof done>(done)
    const flow = flowOf(
      { A: step({ enter: list }), B: step({}) },
      { actions: { ...actions, hear: { ...plain, waits: true } } },
    )
    const hear = vi.fn<typeof done>(done).mockResolvedValueOnce(lost)
    const { session, state } = await startTestSession(flow, { actions: { open, hear, check: done } })
    await vi.waitFor(() => expect(state().apiError).toBeDefined())
    await session.retry()
    await vi.waitFor(() => expect(state().currentStep).toBe('B'))
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('keeps a failure that cannot be retried while the step waits for another event', async () => {
    const saved = deferred<ActionResult>()
    const heard = deferred<ActionResult>()
    const hear = vi
      .fn<typeof done>(done)
      .mockImplementationOnce(() => heard.promise.then(() => Promise.reject(new Error('a bug'))))
    const flow = flowOf(
      { A: step({ enter: [call('hear'), { to: 'B' }], submit: [call('save'), { stay: true }] }), B: step({}) },
      { actions: { save: plain, hear: { ...plain, waits: true } } },
    )
    const { session, state } = await startTestSession(flow, { actions: { hear, save: () => saved.promise } })
    await vi.waitFor(() => expect(hear).toHaveBeenCalledOnce())
    const submitted = session.send('submit')
    heard.resolve({ outcome: 'done' })
    await vi.waitFor(() => expect(state()).toMatchObject({ screen: 'error', isLoading: true }))
    await session.retry()
    expect(state()).toMatchObject({ screen: undefined, apiError: { status: 'Bug' }, isLoading: true })
    saved.resolve({ outcome: 'done' })
    await submitted
    await session.retry()
    await vi.waitFor(() => expect(state().currentStep).toBe('B'))
  })
})
