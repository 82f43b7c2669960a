import { describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import type { Scope } from '../../../engine/definition/CompiledFlow.ts'
import { get } from '../../../engine/expressions/runtime.ts'
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

describe('createSession', () => {
  it('shows the start step with its progress before and after it has started', async () => {
    const { session, state } = createTestSession(flowOf({ A: step({}, { progress: 20 }) }))
    expect(state()).toMatchObject({ currentStep: 'A', progress: 20, visit: 0 })
    await session.start()
    expect(state()).toMatchObject({ currentStep: 'A', progress: 20, visit: 1, previousStep: undefined })
  })

  it('records the previous step', async () => {
    const { session, state } = await startTestSession(flowOf({ A: step({ submit: [{ to: 'B' }] }), B: step({}) }))
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'B', previousStep: 'A', visit: 2 })
  })

  it('is loading until a submit is answered, and then reports its success', async () => {
    const answer = deferred<ActionResult>()
    const flow = flowOf({ A: step({ submit: [call('save'), { stay: true }] }) })
    const { session, state } = await startTestSession(flow, { actions: { save: () => answer.promise } })
    const sent = session.send('submit')
    expect(state()).toMatchObject({ isLoading: true, isSubmitSuccess: false })
    answer.resolve(done)
    await sent
    expect(state()).toMatchObject({ isLoading: false, isSubmitSuccess: true })
  })

  it('ignores a second submit while one runs', async () => {
    const answer = deferred<ActionResult>()
    const save = vi.fn<() => Promise<ActionResult>>(() => answer.promise)
    const { session } = await startTestSession(flowOf({ A: step({ submit: [call('save'), { stay: true }] }) }), {
      actions: { save },
    })
    const sent = session.send('submit')
    await session.send('submit')
    answer.resolve(done)
    await sent
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('aborts an action whose step was left, and drops its answer', async () => {
    const answer = deferred<ActionResult>()
    const signals: AbortSignal[] = []
    const flow = flowOf(
      {
        A: step({ enter: [call('wait', { save: 'form' }), { to: 'C' }], skip: [{ to: 'B' }] }),
        B: step({}),
        C: step({}),
      },
      { actions: { wait: { expected: 'done', timeoutMs: undefined, waits: true } } },
    )
    const { session, state } = createTestSession(flow, {
      actions: {
        wait: (_, signal) => {
          signals.push(signal)
          return answer.promise
        },
      },
    })
    const started = session.start()
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    expect(state()).toMatchObject({ pending: ['wait'], isLoading: false })
    await session.send('skip')
    expect(signals[0]?.aborted).toBe(true)
    answer.resolve({ outcome: 'done', data: { late: true } })
    await started
    await vi.waitFor(() => expect(state().pending).toEqual([]))
    expect(state()).toMatchObject({ currentStep: 'B', data: { form: empty } })
  })

  it('continues an event after its wait even when another event ran meanwhile', async () => {
    const answer = deferred<ActionResult>()
    const other = deferred<ActionResult>()
    const flow = flowOf(
      { A: step({ enter: [call('wait'), { to: 'B' }], resend: [call('resend'), { stay: true }] }), B: step({}) },
      { actions: { wait: { expected: 'done', timeoutMs: undefined, waits: true } } },
    )
    const { session, state } = createTestSession(flow, {
      actions: { wait: () => answer.promise, resend: () => other.promise },
    })
    const started = session.start()
    await vi.waitFor(() => expect(state().pending).toEqual(['wait']))
    const resent = session.send('resend')
    answer.resolve(done)
    await Promise.resolve()
    expect(state().currentStep).toBe('A')
    other.resolve(done)
    await Promise.all([started, resent])
    await vi.waitFor(() => expect(state().currentStep).toBe('B'))
  })

  it('begins once when it is started again while it starts', async () => {
    const read = vi.fn<() => Promise<ActionResult>>(() => Promise.resolve(done))
    const startUp = [
      { at: 'startUp.0', ...call('read') },
      { at: 'startUp.1', to: 'A' },
    ]
    const { session, state } = createTestSession(flowOf({ A: step({}) }, { startUp }), { actions: { read } })
    await Promise.all([session.start(), session.start()])
    expect(state()).toMatchObject({ currentStep: 'A', visit: 1 })
    expect(read).toHaveBeenCalledOnce()
  })

  it('keeps the answer to the later of two changes of a field', async () => {
    const answers = [deferred<ActionResult>(), deferred<ActionResult>()]
    let count = 0
    const flow = flowOf({ A: step({ 'change year': [call('list', { save: 'form.makes' })] }) })
    const { session, state } = await startTestSession(flow, {
      actions: { list: () => answers[count++]?.promise ?? Promise.reject(new Error('called too often')) },
    })
    const first = session.send('change year')
    await vi.waitFor(() => expect(count).toBe(1))
    const second = session.send('change year')
    await vi.waitFor(() => expect(count).toBe(2))
    answers[1]?.resolve({ outcome: 'done', data: ['second'] })
    answers[0]?.resolve({ outcome: 'done', data: ['first'] })
    await Promise.all([first, second])
    expect(state()).toMatchObject({ data: { form: { makes: ['second'] } }, pending: [], runs: [] })
  })

  it('passes null to the change event of a field that was emptied', async () => {
    const list = { action: 'list', with: { zip: ({ event }: Scope) => get({ event }, 'event') }, on: {} }
    const form = {
      data: 'form',
      validate: () => true,
      plan: { kind: 'group' as const, name: '', layers: [], rows: [] },
      fields: {},
      submit: 'go',
    }
    const steps = { A: step({ 'change zip': [{ call: list }] }, { loadForms: async () => ({ default: [form] }) }) }
    const asked: unknown[] = []
    const { session } = await startTestSession(flowOf(steps), {
      actions: { list: (input: unknown) => Promise.resolve(asked.push(input)).then(() => done) },
    })
    await session.loadForm()
    session.draft({ zip: '12345' }, 'zip')
    await vi.waitFor(() => expect(asked).toEqual([{ zip: '12345' }]))
    session.draft({ zip: undefined }, 'zip')
    await vi.waitFor(() => expect(asked).toEqual([{ zip: '12345' }, { zip: null }]))
  })

  it('keeps the step usable while a change event runs', async () => {
    const answer = deferred<ActionResult>()
    const flow = flowOf({ A: step({ 'change year': [call('list')], submit: [{ to: 'B' }] }), B: step({}) })
    const { session, state } = await startTestSession(flow, { actions: { list: () => answer.promise } })
    const changed = session.send('change year')
    await vi.waitFor(() => expect(state().pending).toEqual(['list']))
    expect(state().isLoading).toBe(false)
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'B', pending: [] })
    answer.resolve(done)
    await changed
  })

  it('cancels a submit, drops its late answer and accepts another submit', async () => {
    const answers = [deferred<ActionResult>(), deferred<ActionResult>()]
    const signals: AbortSignal[] = []
    const flow = flowOf({ A: step({ submit: [call('save', { save: 'kept' }), { to: 'B' }] }), B: step({}) })
    const { session, state } = await startTestSession(flow, {
      actions: {
        save: (_, signal) => {
          signals.push(signal)
          return answers[signals.length - 1]?.promise ?? Promise.reject(new Error('called too often'))
        },
      },
    })
    expect(state().canCancel).toBe(false)
    const sent = session.send('submit')
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    expect(state()).toMatchObject({ isLoading: true, canCancel: true })
    session.cancel()
    expect(state()).toMatchObject({ currentStep: 'A', isLoading: false, canCancel: false, apiError: undefined })
    expect(signals[0]?.aborted).toBe(true)
    const again = session.send('submit')
    answers[0]?.resolve({ outcome: 'done', data: 'late' })
    await sent
    expect(state()).toMatchObject({ currentStep: 'A', isLoading: true, canCancel: true, data: { kept: null } })
    answers[1]?.resolve({ outcome: 'done', data: 'in time' })
    await again
    expect(state()).toMatchObject({ currentStep: 'B', canCancel: false, data: { kept: 'in time' } })
  })

  it('cancels neither a one-time action nor an enter event', async () => {
    const [looked, acted, entered] = [deferred<ActionResult>(), deferred<ActionResult>(), deferred<ActionResult>()]
    const flow = flowOf(
      {
        A: step({ submit: [call('look'), call('act'), { to: 'B' }] }),
        B: step({ enter: [call('prepare'), { stay: true }] }),
      },
      { actions: { act: { expected: 'done', timeoutMs: undefined, waits: false, once: true } } },
    )
    const { session, state } = await startTestSession(flow, {
      actions: { look: () => looked.promise, act: () => acted.promise, prepare: () => entered.promise },
    })
    const sent = session.send('submit')
    expect(state().canCancel).toBe(true)
    looked.resolve(done)
    await vi.waitFor(() => expect(state().canCancel).toBe(false))
    session.cancel()
    expect(state().isLoading).toBe(true)
    acted.resolve(done)
    await vi.waitFor(() => expect(state()).toMatchObject({ currentStep: 'B', isLoading: true, canCancel: false }))
    session.cancel()
    expect(state().isLoading).toBe(true)
    entered.resolve(done)
    await sent
    expect(state().isLoading).toBe(false)
  })

  it('shows a failure as a banner and runs the same event again on retry', async () => {
    const failure = { status: 422, message: 'No' }
    const save = vi.fn<() => Promise<ActionResult>>()
    save.mockResolvedValueOnce({ outcome: 'failed', failure }).mockResolvedValueOnce(done)
    const flow = flowOf({ A: step({ submit: [call('save'), { to: 'B' }] }), B: step({}) })
    const { session, state } = await startTestSession(flow, { actions: { save } })
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'A', apiError: failure, isLoading: false, screen: undefined })
    await session.retry()
    expect(state()).toMatchObject({ currentStep: 'B', apiError: undefined })
  })

  it('shows the screen that the flow names for a failure', async () => {
    const flow = flowOf(
      { A: step({ submit: [call('save'), { stay: true }] }) },
      {
        predicates: { broke: ({ failure }) => (failure as { status: unknown }).status === 500 },
        failures: [{ when: 'broke', screen: 'error' }],
      },
    )
    const { session, state } = await startTestSession(flow, {
      actions: { save: () => Promise.resolve({ outcome: 'failed', failure: { status: 500, message: '' } }) },
    })
    await session.send('submit')
    expect(state().screen).toBe('error')
    session.dismissScreen()
    expect(state().screen).toBeUndefined()
  })

  it('runs the instructions of an unexpected outcome and then continues', async () => {
    const flow = flowOf({
      A: step({
        submit: [
          call('load', { save: 'form', on: { missing: [{ at: 'x', track: 'Missing' }], failed: [] } }),
          { to: 'B' },
        ],
      }),
      B: step({}),
    })
    const { session, state, tracked } = await startTestSession(flow, {
      actions: { load: () => Promise.resolve({ outcome: 'missing', data: 'unused' }) },
    })
    await session.send('submit')
    expect(tracked).toEqual(['Missing'])
    expect(state()).toMatchObject({ currentStep: 'B', data: { form: empty } })
  })

  it('reports a predicate that cannot be evaluated, with its position, and shows the error screen', async () => {
    const flow = flowOf(
      { A: step({ submit: [{ when: 'broken', to: 'B' }, { stay: true }] }), B: step({}) },
      {
        predicates: {
          broken: () => {
            throw new Error('lookup.year is missing')
          },
        },
      },
    )
    const { session, state, reported } = await startTestSession(flow)
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'A', screen: 'error' })
    expect(String(reported[0])).toContain('submit.0: lookup.year is missing')
  })

  it('reports an outcome that the flow does not declare, and saves nothing', async () => {
    const actions = { look: { expected: 'found', timeoutMs: undefined, waits: false } }
    const flow = flowOf({ A: step({ submit: [call('look', { save: 'form' }), { stay: true }] }) }, { actions })
    const { session, state, reported } = await startTestSession(flow, {
      actions: { look: async () => ({ outcome: 'fund', data: { year: 1 } }) },
    })
    await session.send('submit')
    expect(state()).toMatchObject({ screen: 'error', data: { form: empty } })
    expect(reported.map(String)).toEqual([
      'Error: The action "look" answered "fund", which the flow does not declare. Answer "found", or another of its outcomes.',
    ])
  })

  it('reports a handler that throws and an event that the step does not have', async () => {
    const flow = flowOf({ A: step({ submit: [call('save'), { stay: true }] }) })
    const { session, state, reported } = await startTestSession(flow, {
      actions: { save: () => Promise.reject(new Error('bug')) },
    })
    await session.send('submit')
    expect(state().screen).toBe('error')
    await session.send('nonsense')
    expect(reported.map(String)).toEqual(['Error: bug', 'Error: Step A has no event "nonsense"'])
  })

  it('shows an issue of the flow at its field, or as an error of the form', async () => {
    const issue = { message: 'repeated', params: {} }
    const flow = flowOf({
      A: step({
        submit: [{ issue: { field: 'street', ...issue } }],
        name: [{ issue: { field: 'name', ...issue } }],
        check: [{ issue }],
      }),
    })
    const { session, state } = await startTestSession(flow)
    await session.send('name')
    await session.send('submit')
    await session.send('submit')
    expect(state()).toMatchObject({
      issues: [{ path: 'name' }, { path: 'street', message: 'repeated', rule: 'flow' }],
      refused: ['name', 'street'],
      refusals: 3,
      isSubmitSuccess: false,
    })
    await session.send('check')
    expect(state().error).toEqual({ message: 'repeated', params: {} })
  })

  it('clears the issues of a form when an event replaces its data', async () => {
    const issue = { field: 'street', message: 'repeated', params: {} }
    const flow = flowOf({
      A: step({
        submit: [{ issue }],
        look: [{ stay: true }],
        edit: [{ set: [['form', () => ({ street: '2' })]] }, { stay: true }],
      }),
    })
    const { session, state } = await startTestSession(flow)
    await session.send('submit')
    await session.send('look')
    expect(state().issues).toHaveLength(1)
    await session.send('edit')
    expect(state().issues).toEqual([])
  })

  it('opens a dialog, which the next event closes', async () => {
    const flow = flowOf({ A: step({ ask: [{ dialog: 'sure' }], no: [{ stay: true }] }) })
    const { session, state } = await startTestSession(flow)
    await session.send('ask')
    expect(state().dialog).toBe('sure')
    await session.send('no')
    expect(state().dialog).toBeUndefined()
  })

  it('merges init values and keeps them over a reset, which clears data and storage', async () => {
    const storage = memoryStorage()
    const flow = flowOf({
      A: step({ submit: [{ set: [['kept', () => ({ id: 1 })]] }, { to: 'B' }] }),
      B: step({ again: [{ reset: true, to: 'A' }] }),
    })
    const { session, state } = await startTestSession(flow, {
      storage: storage.backend,
      init: {
        branding: { primaryColor: 'green', roundCorners: true },
        fields: ['a', 'b'],
        plan: { name: 'A' },
        deal: null,
      },
    })
    session.initialise({ branding: { primaryColor: 'blue' }, PartnerName: 'P' })
    session.initialise({ fields: ['c'], plan: null, deal: { id: 1 } })
    await session.send('submit')
    expect(storage.map.size).toBe(1)
    await session.send('again')
    expect(storage.map.size).toBe(0)
    expect(state()).toMatchObject({
      currentStep: 'A',
      data: { kept: null },
      init: {
        branding: { primaryColor: 'blue', roundCorners: true },
        PartnerName: 'P',
        fields: ['c'],
        plan: null,
        deal: { id: 1 },
      },
    })
  })

  it.each(['the host', 'the flow'])('resets for %s only after the step has run its leave list', async (who) => {
    const flow = flowOf(
      {
        A: step({ submit: [{ set: [['kept', () => 'Ada']] }, { to: 'B' }] }),
        B: step({
          again: [{ reset: true, to: 'A' }],
          leave: [{ when: 'isKnown', track: 'Known' }, { set: [['kept', () => 'left']] }],
        }),
      },
      { predicates: { isKnown: ({ kept }) => kept === 'Ada' } },
    )
    const { session, state, tracked } = await startTestSession(flow)
    await session.send('submit')
    await (who === 'the host' ? session.reset() : session.send('again'))
    expect(state()).toMatchObject({ currentStep: 'A', data: { kept: null } })
    expect(tracked).toEqual(['Known'])
  })

  it('saves only persistent slots, and runs the leave event of a step', async () => {
    const storage = memoryStorage()
    const flow = flowOf({
      A: step({
        submit: [
          {
            set: [
              ['kept', () => 'id'],
              ['form.ssn', () => '123'],
            ],
          },
          { to: 'B' },
        ],
      }),
      B: step({ leave: [{ reset: true }], next: [{ to: 'C' }] }),
      C: step({}),
    })
    const { session, state } = await startTestSession(flow, { storage: storage.backend })
    await session.send('submit')
    expect(JSON.parse(storage.map.get('key') ?? '')).toEqual({
      version: 2,
      timeStamp: new Date(2026, 4, 17).getTime(),
      data: { kept: 'id' },
    })
    await session.send('next')
    expect(state()).toMatchObject({ currentStep: 'C', data: { kept: null, form: empty } })
    expect(storage.map.size).toBe(0)
  })

  it('does not continue a running event after it is destroyed', async () => {
    const answer = deferred<ActionResult>()
    const flow = flowOf({ A: step({ submit: [call('save'), { to: 'B' }] }), B: step({}) })
    const { session, state } = await startTestSession(flow, { actions: { save: () => answer.promise } })
    const sent = session.send('submit')
    session.destroy()
    answer.resolve(done)
    await sent
    expect(state().currentStep).toBe('A')
  })

  it('stays at its step when the flow is edited, and goes to the start when the step is removed', async () => {
    const { session, state } = await startTestSession(flowOf({ A: step({ submit: [{ to: 'B' }] }), B: step({}) }))
    await session.send('submit')
    session.replaceFlow(flowOf({ A: step({}), B: step({}, { title: 'edited' }) }))
    expect(state().currentStep).toBe('B')
    expect(session.flow.steps['B']?.title).toBe('edited')
    session.replaceFlow(flowOf({ A: step({}) }))
    expect(state().currentStep).toBe('A')
  })

  it('enters the start when an edit removes the current step', async () => {
    const first = step({ enter: [call('list')], submit: [{ to: 'B' }] })
    const list = vi.fn<() => Promise<ActionResult>>(() => Promise.resolve(done))
    const { session, state } = await startTestSession(flowOf({ A: first, B: step({}) }), { actions: { list } })
    await session.send('submit')
    session.replaceFlow(flowOf({ A: first }))
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    await vi.waitFor(() => expect(state()).toMatchObject({ currentStep: 'A', isLoading: false, runs: [] }))
  })

  it('counts a new visit only when an edit changes the current step', async () => {
    const steps = { A: step({ submit: [{ to: 'B' }] }), B: step({}) }
    const { session, state } = await startTestSession(flowOf(steps))
    const { visit } = state()
    session.replaceFlow(flowOf({ ...steps, B: step({}, { title: 'edited' }) }))
    expect(state().visit).toBe(visit)
    session.replaceFlow(flowOf({ ...steps, A: step({}, { title: 'edited' }) }))
    expect(state().visit).toBe(visit + 1)
  })

  it('leaves what a step had begun when an edit removes that step', async () => {
    const steps = { A: step({}, { progress: 20 }), B: step({ submit: [call('save'), { dialog: 'saved' }] }) }
    const { session, state } = await startTestSession(flowOf({ A: step({ submit: [{ to: 'B' }] }), B: steps.B }), {
      actions: { save: () => deferred<ActionResult>().promise },
    })
    await session.send('submit')
    const sent = session.send('submit')
    await vi.waitFor(() => expect(state().calling).toBe('save'))
    session.replaceFlow(flowOf({ A: steps.A }))
    await sent
    expect(state()).toMatchObject({
      currentStep: 'A',
      isLoading: false,
      calling: undefined,
      dialog: undefined,
      runs: [],
    })
    expect(state().progress).toBe(20)
  })

  it('takes over edited defaults and progress where nothing was entered, and neither saves nor sends them', async () => {
    const toSlots = () => ({ form: { initial: {}, persist: false }, kept: { initial: { list: [] }, persist: true } })
    const { map, backend } = memoryStorage()
    const first = flowOf({ A: step({}) }, { slots: toSlots() })
    const { session, state } = await startTestSession(first, { storage: backend })
    const edited = { ...toSlots(), unsent: { initial: {}, persist: true, sentBy: 'tell' } }
    session.replaceFlow(flowOf({ A: step({}, { progress: 50 }) }, { slots: edited }))
    expect(state().data['kept']).toBe(edited.kept.initial)
    expect(state().progress).toBe(50)
    expect(map.size).toBe(0)
  })

  it('runs a pending submit with the edited flow', async () => {
    const leads = (to: string) => flowOf({ A: step({ submit: [{ to }] }), B: step({}), C: step({}) })
    const { session, state } = await startTestSession(leads('B'))
    const sent = session.submit({})
    session.replaceFlow(leads('C'))
    await sent
    expect(state().currentStep).toBe('C')
  })

  it('reports to its observer which instructions were reached and which conditions held', async () => {
    const flow = flowOf(
      { A: step({ submit: [{ when: 'no', to: 'B' }, { stay: true }] }), B: step({}) },
      { predicates: { no: () => false } },
    )
    const { session, traces } = await startTestSession(flow)
    await session.send('submit')
    expect(traces).toEqual([
      { at: 'startUp.0', when: undefined, taken: true },
      { at: 'submit.0', when: 'no', taken: false },
      { at: 'submit.1', when: undefined, taken: true },
    ])
  })
})
