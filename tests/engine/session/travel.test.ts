import { describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import type { CompiledFlow, CompiledForm } from '../../../engine/definition/CompiledFlow.ts'
import type { Session } from '../../../engine/session/index.ts'
import {
  call,
  createTestSession,
  deferred,
  empty,
  flowOf,
  memoryStorage,
  startTestSession,
  step,
} from './createTestSession.ts'

const done: ActionResult = { outcome: 'done' }
const failed: ActionResult = { outcome: 'failed', failure: { status: 500, message: 'No' } }
const answersDone = () => Promise.resolve(done)

const once = (name: string): Pick<CompiledFlow, 'actions'> => ({
  actions: { [name]: { expected: 'done', timeoutMs: undefined, waits: false, once: true } },
})
const brokenScreen: Pick<CompiledFlow, 'predicates' | 'failures'> = {
  predicates: { broke: () => true },
  failures: [{ when: 'broke', screen: 'error' }],
}
const compiledForm: CompiledForm = {
  data: 'form',
  plan: { kind: 'group', name: '', layers: [], rows: [] },
  validate: () => true,
  fields: {},
  submit: 'submit',
}
const withForm = { loadForms: () => Promise.resolve({ default: [compiledForm] }) }

/** Three steps, each of which leads to the next one. */
const walk = {
  A: step(
    { submit: [{ to: 'B' }], change: [{ set: [['form', () => ({ changed: true })]] }, { stay: true }] },
    withForm,
  ),
  B: step({ submit: [{ to: 'C' }] }),
  C: step({ submit: [{ to: 'A' }] }),
}

/** Starts a session and walks to the step C. */
async function walkToC(...options: Parameters<typeof createTestSession>) {
  const test = await startTestSession(...options)
  await test.session.send('submit')
  await test.session.send('submit')
  return test
}

describe('what was typed and not accepted', () => {
  it('is not saved, so that a form that was left half filled in does not lose the application', async () => {
    const { map, backend } = memoryStorage()
    const slots = { form: { initial: {}, persist: true }, kept: { initial: null, persist: true } }
    const { session } = createTestSession(flowOf(walk, { slots }), { storage: backend })
    const saved = (): unknown => JSON.parse(map.get('key') ?? '{}').data
    await session.start()
    await session.loadForm()
    session.draft({ year: 1990 }, 'year')
    expect(saved()).toBeUndefined()
    await session.submit({ year: 1990 })
    expect(saved()).toEqual({ form: { year: 1990 } })
    await session.back()
    session.draft({}, 'year')
    session.initialise({})
    expect(session.store.getState().data['form']).toEqual({})
    expect(saved()).toEqual({ form: { year: 1990 } })
  })

  const shared = flowOf({
    SUMMARY: step({ edit: [{ to: 'EDIT' }], submit: [{ to: 'END' }] }),
    EDIT: step(
      {
        submit: [
          { when: 'isRefused', to: 'DEAD' },
          { when: 'isOld', issue: { message: 'old', params: {} } },
          { when: 'isNew', issue: { field: 'year', message: 'new', params: {} } },
          { to: 'END' },
        ],
        look: [{ stay: true }],
        skip: [{ to: 'END' }],
        fill: [{ set: [['form', () => ({ year: 7 })]] }, { stay: true }],
        leave: [],
      },
      withForm,
    ),
    END: step({ over: [{ reset: true, to: 'SUMMARY' }] }),
    DEAD: step({}, { ending: 'deadEnd' }),
  })
  const flow: CompiledFlow = {
    ...shared,
    predicates: {
      isRefused: ({ form }) => Object(form).year === 1990,
      isOld: ({ form }) => Object(form).year === 1950,
      isNew: ({ form }) => Object(form).year === 2050,
    },
  }
  async function edit(year: number) {
    const test = await startTestSession(flow)
    await test.session.send('edit')
    await test.session.loadForm()
    test.session.draft({ year }, 'year')
    return test
  }

  it('does not count in the step that Back leads to, and is there again on the way forward', async () => {
    const { session, state } = await edit(20)
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'SUMMARY', data: { form: empty } })
    await session.forward()
    expect(state()).toMatchObject({ currentStep: 'EDIT', data: { form: { year: 20 } } })
    await session.back()
    await session.send('edit')
    expect(state()).toMatchObject({ currentStep: 'EDIT', data: { form: { year: 20 } } })
    await session.submit({ year: 2020 })
    await session.back()
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'SUMMARY', data: { form: { year: 2020 } } })
  })

  it('includes what led to a dead end', async () => {
    const { session, state } = await edit(1990)
    await session.submit({ year: 1990 })
    expect(state().currentStep).toBe('DEAD')
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'EDIT', data: { form: { year: 1990 } } })
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'SUMMARY', data: { form: empty } })
  })

  it.each<[string, (session: Session) => Promise<unknown>]>([
    ['a refusal of the whole form', (session) => session.submit({ year: 1950 })],
    ['a refusal of a field', (session) => session.submit({ year: 2050 })],
    ['another event', (session) => session.send('look')],
  ])('is still not accepted after %s', async (_, act) => {
    const { session, state } = await edit(20)
    await act(session)
    expect(state().currentStep).toBe('EDIT')
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'SUMMARY', data: { form: empty } })
  })

  it('counts where an event leads that does not submit it', async () => {
    const { session, state } = await edit(20)
    await session.send('skip')
    expect(state()).toMatchObject({ currentStep: 'END', data: { form: { year: 20 } } })
  })

  it('is over when an event replaces it', async () => {
    const { session, state } = await edit(20)
    await session.send('fill')
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'SUMMARY', data: { form: { year: 7 } } })
  })

  it('is gone in a new application', async () => {
    const { session, state } = await edit(20)
    await session.back()
    await session.send('submit')
    await session.send('over')
    await session.send('edit')
    expect(state()).toMatchObject({ currentStep: 'EDIT', data: { form: empty }, drafts: [] })
  })

  it('waits for the entry of a list that it was typed over, while another value is in its place', async () => {
    const [first, second] = [{ year: 1 }, { year: 2 }]
    const showing = (entry: object) => ({ set: [['form', () => entry]] }) as const
    const { session, state } = await startTestSession(
      flowOf({
        LIST: step({
          edit: [showing(first), { to: 'EDIT' }],
          add: [showing(second), { to: 'EDIT' }],
        }),
        EDIT: step({ edit: [showing(first), { stay: true }], add: [showing(second), { stay: true }] }, withForm),
      }),
    )
    await session.send('edit')
    await session.loadForm()
    session.draft({ year: 10 }, 'year')
    await session.back()
    expect(state().data['form']).toBe(first)
    await session.send('add')
    expect(state()).toMatchObject({ currentStep: 'EDIT', data: { form: second } })
    session.draft({ year: 20 }, 'year')
    await session.back()
    expect(state().data['form']).toBe(second)
    await session.send('edit')
    expect(state()).toMatchObject({ currentStep: 'EDIT', data: { form: { year: 10 } } })
    await session.send('add')
    expect(state().data['form']).toEqual({ year: 20 })
    await session.send('edit')
    expect(state().data['form'], 'the event replaced what was typed').toBe(first)
  })

  it('keeps what was typed in another step over a default that an edit replaces', async () => {
    const open = () =>
      flowOf(
        { A: step({ submit: [{ to: 'B' }] }), B: step({}, withForm) },
        { slots: { form: { initial: {}, persist: false } } },
      )
    const { session, state } = await startTestSession(open())
    await session.send('submit')
    await session.loadForm()
    session.draft({ name: 'Ada' }, 'name')
    await session.back()
    session.replaceFlow(open())
    expect(state().data['form']).toEqual({})
    await session.forward()
    expect(state().data['form']).toEqual({ name: 'Ada' })
  })

  it('goes through what another step computes from the value under it', async () => {
    const older = ({ form }: { form?: unknown }) => ({ ...Object(form), age: 1 })
    const { session, state } = await startTestSession(
      flowOf({
        FIRST: step({ submit: [{ to: 'EDIT' }], change: [{ set: [['form', older]] }, { stay: true }] }),
        EDIT: step({}, withForm),
      }),
    )
    await session.send('submit')
    await session.loadForm()
    session.draft({ name: 'Ada' }, 'name')
    await session.back()
    await session.send('change')
    expect(state().data['form']).toEqual({ age: 1 })
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'EDIT', data: { form: { name: 'Ada', age: 1 } } })
    await session.back()
    expect(state().data['form']).toEqual({ age: 1 })
  })

  it('does not count either when it is in two forms of the step', async () => {
    const { EDIT } = flow.steps
    const isMore = ({ form }: { form?: unknown }) => Object(form).isMore === true
    const forms = [{ ...compiledForm, when: 'isMore', data: 'kept' }, compiledForm]
    const loadForms = () => Promise.resolve({ default: forms })
    const { session, state } = await startTestSession({
      ...flow,
      steps: { ...flow.steps, ...(EDIT && { EDIT: { ...EDIT, loadForms } }) },
      predicates: { ...flow.predicates, isMore },
    })
    await session.send('edit')
    await session.loadForm()
    session.draft({ isMore: true }, 'isMore')
    session.draft({ name: 'Ada' }, 'name')
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'SUMMARY', data: { form: empty, kept: null } })
    await session.forward()
    expect(state()).toMatchObject({ currentStep: 'EDIT', data: { form: { isMore: true }, kept: { name: 'Ada' } } })
  })
})

describe('going back', () => {
  it('moves through the visited steps, and forward again', async () => {
    const { session, state } = await walkToC(flowOf(walk))
    expect(state().canGoBack).toBe(true)
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'B', previousStep: 'C', visit: 4, canGoBack: true })
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'A', canGoBack: false })
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'A', visit: 5 })
    await session.forward()
    await session.forward()
    expect(state().currentStep).toBe('C')
    await session.forward()
    expect(state()).toMatchObject({ currentStep: 'C', visit: 7 })
  })

  it('jumps to any place of the trail, and ignores an unknown one', async () => {
    const { session, state } = await walkToC(flowOf(walk))
    const [first] = state().trail.places
    await session.goTo(first?.id ?? 0)
    expect(state().currentStep).toBe('A')
    await session.goTo(99)
    expect(state()).toMatchObject({ currentStep: 'A', visit: 4 })
  })

  it('runs leave and enter events, and keeps all data', async () => {
    const typing = { type: [{ set: [['form', () => ({ typed: 1 })] as const] }, { stay: true as const }] }
    const { session, state, tracked } = await startTestSession(
      flowOf({
        A: step({ enter: [{ track: 'A entered' }], submit: [{ to: 'B' }] }),
        B: step({ ...typing, enter: [{ track: 'B entered' }], leave: [{ track: 'B left' }] }),
      }),
    )
    await session.send('submit')
    await session.send('type')
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'A', data: { form: { typed: 1 } } })
    await session.forward()
    expect(tracked).toEqual(['A entered', 'B entered', 'B left', 'A entered', 'B entered'])
  })

  it('keeps what was accepted in a step that stays', async () => {
    const staying = step({ submit: [{ stay: true }] }, { loadForms: walk.A.loadForms })
    const { session, state } = await startTestSession(flowOf({ A: step({ next: [{ to: 'B' }] }), B: staying }))
    await session.send('next')
    await session.loadForm()
    session.draft({ name: 'Ada' }, 'name')
    await session.submit({ name: 'Ada' })
    expect(state()).toMatchObject({ currentStep: 'B', isSubmitSuccess: true })
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'A', data: { form: { name: 'Ada' } } })
  })

  it('drops the steps ahead when a field or other data change', async () => {
    const { session, state } = await walkToC(flowOf(walk))
    await session.back()
    await session.back()
    await session.loadForm()
    session.draft({ name: undefined }, 'name')
    expect(state().trail.places).toHaveLength(3)
    session.draft({ name: 'Avery' }, 'name')
    expect(state().trail.places).toHaveLength(1)
    await session.forward()
    expect(state()).toMatchObject({ currentStep: 'A', data: { form: { name: 'Avery' } } })

    const other = await walkToC(flowOf(walk))
    await other.session.back()
    await other.session.back()
    await other.session.send('change')
    await other.session.forward()
    expect(other.state().currentStep).toBe('A')
  })

  it('keeps the steps ahead when only an enter event writes data', async () => {
    const entering = step({ enter: [{ set: [['form', () => ({})]] }], submit: [{ to: 'B' }] })
    const { session, state } = await walkToC(flowOf({ ...walk, A: entering }))
    await session.back()
    await session.back()
    await session.forward()
    expect(state().currentStep).toBe('B')
  })

  it('skips a passing step, and leaves it when it is shown', async () => {
    const answer = deferred<ActionResult>()
    const flow = flowOf(
      {
        A: step({ submit: [{ to: 'P' }] }),
        P: step({ enter: [call('wait'), { to: 'B' }] }, { back: 'skip' }),
        B: step({}),
      },
      { actions: { wait: { expected: 'done', timeoutMs: undefined, waits: true } } },
    )
    const { session, state } = await startTestSession(flow, { actions: { wait: () => answer.promise } })
    void session.send('submit')
    await vi.waitFor(() => expect(state().pending).toEqual(['wait']))
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'A', pending: [] })
    await session.forward()
    expect(state().currentStep).toBe('A')
    void session.send('submit')
    await vi.waitFor(() => expect(state().pending).toEqual(['wait']))
    answer.resolve(done)
    await vi.waitFor(() => expect(state().currentStep).toBe('B'))
    await session.back()
    expect(state().currentStep).toBe('A')
    await session.forward()
    expect(state().currentStep).toBe('B')
  })

  it('skips a step that would only lead forward again, unless it leads to a barrier', async () => {
    let to = 'C'
    const flow = (bar?: 'bar') =>
      flowOf(
        {
          ...walk,
          B: step({ enter: [{ when: 'leadsOn', to }, { stay: true }], submit: [{ to: 'C' }] }),
          END: step({}, bar ? { back: bar } : {}),
        },
        { predicates: { leadsOn: (scope) => scope['form'] === 'on' } },
      )
    const leadOn = {
      A: step({ submit: [{ to: 'B' }] }),
      C: step({ on: [{ set: [['form', () => 'on']] }, { stay: true }] }),
    }
    const trapped = await walkToC({ ...flow(), steps: { ...flow().steps, ...leadOn } })
    await trapped.session.send('on')
    await trapped.session.back()
    expect(trapped.state().currentStep).toBe('A')

    to = 'END'
    const barred = await walkToC({ ...flow('bar'), steps: { ...flow('bar').steps, ...leadOn } })
    await barred.session.send('on')
    await barred.session.back()
    expect(barred.state()).toMatchObject({ currentStep: 'END', canGoBack: false })
  })

  it('skips a step that was never shown', async () => {
    const { session, state } = await startTestSession(
      flowOf({ A: step({ submit: [{ to: 'B' }] }), B: step({ enter: [{ to: 'C' }] }), C: step({}) }),
    )
    await session.send('submit')
    await session.back()
    expect(state().currentStep).toBe('A')
  })

  it('does not open the dialog of an enter event again', async () => {
    const asking = step({ enter: [{ dialog: 'sure' }], submit: [{ to: 'B' }] })
    const { session, state } = await walkToC(flowOf({ ...walk, A: asking }))
    await session.back()
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'A', dialog: undefined })
  })

  it('first closes a dialog or the screen of a failure', async () => {
    const covered = step({ ask: [{ dialog: 'sure' }], save: [call('save'), { stay: true }] })
    const { session, state } = await walkToC(flowOf({ ...walk, C: covered }, brokenScreen), {
      actions: { save: () => Promise.resolve(failed) },
    })
    await session.send('ask')
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'C', dialog: undefined })
    await session.send('save')
    expect(state().screen).toBe('error')
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'C', screen: undefined, apiError: { status: 500 } })
    await session.back()
    expect(state().currentStep).toBe('B')
  })

  it('leaves a step whose enter event failed', async () => {
    const broken = step({ enter: [call('prepare'), { stay: true }] })
    const { session, state } = await walkToC(flowOf({ ...walk, C: broken }, brokenScreen), {
      actions: { prepare: () => Promise.resolve(failed) },
    })
    expect(state().screen).toBe('error')
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'B', screen: undefined })
  })

  it('aborts a running call and drops its answer', async () => {
    const answer = deferred<ActionResult>()
    const signals: AbortSignal[] = []
    const slow = step({ submit: [call('look', { save: 'form' }), { to: 'C' }] })
    const { session, state } = await startTestSession(flowOf({ ...walk, B: slow }), {
      actions: {
        look: (_, signal) => {
          signals.push(signal)
          return answer.promise
        },
      },
    })
    await session.send('submit')
    const sent = session.send('submit')
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'A', isLoading: false })
    expect(signals[0]?.aborted).toBe(true)
    answer.resolve({ outcome: 'done', data: 'late' })
    await sent
    expect(state()).toMatchObject({ currentStep: 'A', data: { form: empty } })
  })
})

describe('a step whose leave list throws', () => {
  const open = async () => {
    let isBroken = true
    const flow = flowOf(
      { ...walk, B: step({ leave: [{ when: 'broken', track: 'Broken' }, { track: 'Left' }] }) },
      {
        predicates: {
          broken: () => {
            if (isBroken) throw new Error('It breaks')
            return false
          },
        },
      },
    )
    const test = await startTestSession(flow)
    await test.session.send('submit')
    return { ...test, mend: () => (isBroken = false) }
  }

  it('is left by "Try again" where Back leads', async () => {
    const { session, state, tracked, mend } = await open()
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'B', screen: 'error', isLoading: false })
    mend()
    await session.retry()
    expect(state()).toMatchObject({ currentStep: 'A', screen: undefined, apiError: undefined })
    expect(tracked).toEqual(['Left'])
  })

  it('is shown again when Back closes the page of the bug', async () => {
    const { session, state } = await open()
    await session.back()
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'B', screen: undefined })
  })

  it('is left by "Try again" for the new application that was asked for', async () => {
    const { session, state, mend } = await open()
    await session.reset()
    expect(state()).toMatchObject({ currentStep: 'B', screen: 'error' })
    mend()
    await session.retry()
    expect(state()).toMatchObject({ currentStep: 'A', canGoBack: false })
  })
})

describe('a one-time act', () => {
  const open = async (rules: Partial<CompiledFlow> = {}) => {
    const [acted, looked, noted] = [deferred<ActionResult>(), deferred<ActionResult>(), deferred<ActionResult>()]
    const signals: AbortSignal[] = []
    const flow = flowOf(
      {
        A: step({ 'change name': [call('look'), { to: 'B' }], go: [call('act'), call('note'), { to: 'C' }] }, withForm),
        B: step({}),
        C: step({}),
      },
      { ...once('act'), ...rules },
    )
    const test = createTestSession(flow, {
      actions: {
        act: (_, signal) => {
          signals.push(signal)
          return acted.promise
        },
        look: () => looked.promise,
        note: () => noted.promise,
      },
    })
    await test.session.start()
    await test.session.loadForm()
    test.session.draft({ name: 'Ada' }, 'name')
    const sent = test.session.send('go')
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    return { ...test, sent, signals, acted, looked, noted }
  }

  it.each([
    ['leads to another step', done],
    ['fails, and the flow leads to another step', failed],
  ])('is not stopped when what a field began %s', async (_, result) => {
    const rules = { predicates: { broke: () => true }, failures: [{ when: 'broke', to: 'B' }] }
    const { state, sent, signals, acted, looked } = await open(rules)
    looked.resolve(result)
    await vi.waitFor(() => expect(state().pending).toEqual([]))
    expect(state()).toMatchObject({ currentStep: 'A', isLoading: true, calling: 'act' })
    acted.resolve(done)
    await sent
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    expect(state().acts).toEqual({ act: done })
  })

  it('is not stopped by a reset, which follows its answer', async () => {
    const { session, state, signals, acted } = await open()
    const reset = session.reset()
    expect(state()).toMatchObject({ currentStep: 'A', visit: 1, calling: 'act' })
    acted.resolve(done)
    await reset
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    expect(state()).toMatchObject({ currentStep: 'A', visit: 2, acts: empty, calling: undefined })
  })
})

describe('going back is impossible', () => {
  it('during a one-time action, and after it', async () => {
    const [acted, noted] = [deferred<ActionResult>(), deferred<ActionResult>()]
    const flow = flowOf({ ...walk, B: step({ submit: [call('act'), call('note'), { to: 'C' }] }) }, once('act'))
    const { session, state } = await startTestSession(flow, {
      actions: { act: () => acted.promise, note: () => noted.promise },
    })
    await session.send('submit')
    const sent = session.send('submit')
    await vi.waitFor(() => expect(state().canGoBack).toBe(false))
    await Promise.all([session.back(), session.goTo(1)])
    expect(state()).toMatchObject({ currentStep: 'B', isLoading: true })
    acted.resolve(done)
    await vi.waitFor(() => expect(state().trail.isSealed).toBe(true))
    expect(state()).toMatchObject({ canGoBack: false, canCancel: false })
    await Promise.all([session.back(), session.goTo(1)])
    expect(state().currentStep).toBe('B')
    noted.resolve(done)
    await sent
    await session.back()
    expect(state()).toMatchObject({ currentStep: 'C', canGoBack: false })
  })

  it('after a one-time action when a later call failed at the same step', async () => {
    const note = vi.fn<() => Promise<ActionResult>>().mockResolvedValueOnce(failed).mockResolvedValue(done)
    const flow = flowOf({ ...walk, B: step({ submit: [call('act'), call('note'), { to: 'C' }] }) }, once('act'))
    const { session, state } = await walkToC(flow, { actions: { act: answersDone, note } })
    expect(state()).toMatchObject({ currentStep: 'B', apiError: { status: 500 }, canGoBack: false })
    await session.back()
    expect(state().currentStep).toBe('B')
    await session.retry()
    expect(state()).toMatchObject({ currentStep: 'C', canGoBack: false })
  })

  it('unless the one-time action failed', async () => {
    const flow = flowOf({ ...walk, B: step({ submit: [call('act'), { to: 'C' }] }) }, once('act'))
    const { session, state } = await walkToC(flow, { actions: { act: () => Promise.resolve(failed) } })
    expect(state()).toMatchObject({ currentStep: 'B', canGoBack: true })
    await session.back()
    expect(state().currentStep).toBe('A')
  })

  it('at a barrier and after a reset', async () => {
    const barred = await walkToC(flowOf({ ...walk, C: step({}, { back: 'bar' }) }))
    expect(barred.state().canGoBack).toBe(false)
    await barred.session.back()
    expect(barred.state().currentStep).toBe('C')

    const reset = await walkToC(flowOf({ ...walk, C: step({ again: [{ reset: true, to: 'A' }] }) }))
    await reset.session.send('again')
    await reset.session.back()
    expect(reset.state()).toMatchObject({ currentStep: 'A', canGoBack: false })

    const host = await walkToC(flowOf(walk))
    await host.session.reset()
    await host.session.back()
    expect(host.state()).toMatchObject({ currentStep: 'A', canGoBack: false })
  })

  it('to before the step at which the application was resumed', async () => {
    const storage = memoryStorage({ key: JSON.stringify({ version: 2, timeStamp: 0, data: { kept: 'B' } }) })
    const flow = flowOf(
      { ...walk, B: step({ submit: [{ to: 'C' }] }, { resumable: true }) },
      { startUp: [{ at: 'startUp.0', resumeAt: ({ kept }) => kept }] },
    )
    const { session, state } = await startTestSession(flow, { storage: storage.backend })
    expect(state()).toMatchObject({ currentStep: 'B', canGoBack: false })
    await session.send('submit')
    await session.back()
    await session.back()
    expect(state().currentStep).toBe('B')
  })

  it('to a step that an edited flow no longer has', async () => {
    const { session, state } = await walkToC(flowOf(walk))
    session.replaceFlow(flowOf({ A: walk.A, C: walk.C }))
    await session.back()
    expect(state().currentStep).toBe('A')
  })
})
