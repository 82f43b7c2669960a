import { describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import type { CompiledFlow, CompiledForm } from '../../../engine/definition/CompiledFlow.ts'
import { createGrowingFlow } from '../../../engine/session/createGrowingFlow.ts'
import { call, createTestSession, flowOf, memoryStorage, step } from './createTestSession.ts'

const form: CompiledForm = {
  data: 'form',
  plan: { kind: 'group', name: '', layers: [], rows: [] },
  validate: Object.assign((value: unknown) => typeof value === 'object' && value !== null && 'name' in value, {
    errors: [{ instancePath: '/name', schemaPath: '', keyword: 'minLength', params: {}, message: 'name it' }],
  }),
  fields: {},
  submit: 'submit',
}
const first = step(
  { submit: [call('save'), { to: 'B' }], skip: [{ to: 'B' }] },
  { loadForms: async () => ({ default: [form] }) },
)
const whole = flowOf({ A: first, B: step({ skip: [{ to: 'C' }] }), C: step({}) })

/** Creates a session that has only the start step, and loads the whole flow when it needs more. */
function createGrowing({ start = flowOf({ A: first }), all = whole, storage = memoryStorage().backend } = {}) {
  const asked: { readonly arrive: () => void; readonly fail: () => void }[] = []
  const fetchFlow = () =>
    new Promise<CompiledFlow>((resolve, reject) => {
      asked.push({ arrive: () => resolve(all), fail: () => reject(new TypeError('Failed to fetch')) })
    })
  const save = vi.fn<() => Promise<ActionResult>>(async () => ({ outcome: 'done' }))
  const created = createTestSession(start, { fetchFlow, actions: { save }, storage })
  return { ...created, save, asked, arrive: () => asked.at(-1)?.arrive(), fail: () => asked.at(-1)?.fail() }
}

describe('a session that has loaded only the start step', () => {
  it('starts at once, without loading the rest', () => {
    const { session, state, asked } = createGrowing()
    void session.start()
    expect(state()).toMatchObject({ currentStep: 'A', visit: 1, isLoading: false })
    expect(asked).toHaveLength(0)
  })

  it('waits for the rest when it has saved data or starts at another step', async () => {
    const record = JSON.stringify({ version: 2, timeStamp: 0, data: {} })
    const elsewhere = flowOf({ A: first }, { startUp: [{ at: 'startUp.0', to: 'B' }] })
    for (const options of [{ storage: memoryStorage({ key: record }).backend }, { start: elsewhere }]) {
      const { session, state, arrive } = createGrowing(options)
      const started = session.start()
      expect(state()).toMatchObject({ visit: 0, isLoading: true })
      arrive()
      await started
      expect(state().visit).toBe(1)
      expect(session.flow.steps).toHaveProperty('C')
    }
  })

  it('keeps saved data for slots that only the rest has', async () => {
    const record = JSON.stringify({ version: 2, timeStamp: 0, data: { kept: 'Ada' } })
    const { backend, map } = memoryStorage({ key: record })
    const start = flowOf({ A: first }, { slots: { form: { initial: {}, persist: false } } })
    const { session, state, arrive } = createGrowing({ start, storage: backend })
    const started = session.start()
    expect(state().data).not.toHaveProperty('kept')
    arrive()
    await started
    expect(state().data).toMatchObject({ kept: 'Ada' })
    expect(map.get('key')).toBe(record)
  })

  it('keeps the form and the state of the start step when the rest arrives', async () => {
    const fetchedAgain = step({ submit: [{ to: 'B' }] }, { loadForms: async () => ({ default: [{ ...form }] }) })
    const start = flowOf({ A: { ...first, on: {} } })
    const { session, state, arrive } = createGrowing({
      start,
      all: { ...whole, steps: { ...whole.steps, A: fetchedAgain } },
    })
    await session.start()
    await session.loadForm()
    const before = state()
    void session.complete()
    arrive()
    await session.complete()
    expect(Object.keys(session.flow.steps)).toEqual(['A', 'B', 'C'])
    expect(session.flow.steps['A']?.on, 'what a press does comes with the rest').toHaveProperty('submit')
    expect(session.activeForm()).toBe(form)
    expect(state()).toEqual(before)
  })

  it('saves no unchanged slot when the rest arrives', async () => {
    const toSlots = () => ({ form: { initial: {}, persist: false }, list: { initial: {}, persist: true } })
    const { backend, map } = memoryStorage()
    const start = flowOf({ A: first }, { slots: toSlots() })
    const { session, arrive } = createGrowing({ start, storage: backend, all: { ...whole, slots: toSlots() } })
    await session.start()
    void session.complete()
    arrive()
    await session.complete()
    await session.loadForm()
    session.draft({ name: 'Ada' }, 'name')
    expect(map.size).toBe(0)
  })

  it('runs an event that was sent twice meanwhile only once', async () => {
    const { session, state, arrive, asked } = createGrowing()
    await session.start()
    const sent = session.send('skip')
    const again = session.send('skip')
    expect(state()).toMatchObject({ currentStep: 'A', isLoading: true })
    arrive()
    await Promise.all([sent, again])
    expect(state()).toMatchObject({ currentStep: 'B', isLoading: false })
    expect(asked).toHaveLength(1)
  })

  it('shows validation errors without the rest', async () => {
    const { session, state, asked } = createGrowing()
    await session.start()
    await session.submit({})
    expect(state()).toMatchObject({ refusals: 1, isLoading: false })
    expect(asked).toHaveLength(0)
  })

  it('submits the current data of the form when the rest arrives, and shows errors made meanwhile', async () => {
    const { session, state, arrive, save } = createGrowing()
    await session.start()
    const submitted = session.submit({ name: 'Ada' })
    await vi.waitFor(() => expect(state().isLoading).toBe(true))
    session.draft({}, 'name')
    arrive()
    await submitted
    expect(state()).toMatchObject({ currentStep: 'A', refusals: 1, isLoading: false })

    session.draft({ name: 'Ada L.' }, 'name')
    await session.submit({ name: 'Ada L.' })
    expect(state()).toMatchObject({ currentStep: 'B', data: { form: { name: 'Ada L.' } } })
    expect(save).toHaveBeenCalledTimes(1)
  })

  it.each(['submit', 'send'] as const)(
    'reports that the rest cannot be loaded, and runs the %s on retry',
    async (kind) => {
      const { session, state, arrive, fail, save, reported } = createGrowing()
      await session.start()
      const asked = kind === 'submit' ? session.submit({ name: 'Ada' }) : session.send('skip')
      await vi.waitFor(() => expect(state().isLoading).toBe(true))
      fail()
      await asked
      expect(state()).toMatchObject({ currentStep: 'A', isLoading: false, apiError: { status: 'LoadError' } })
      expect(reported).toHaveLength(1)

      const tried = session.retry()
      await vi.waitFor(() => expect(state()).toMatchObject({ isLoading: true, apiError: undefined }))
      arrive()
      await tried
      expect(state().currentStep).toBe('B')
      expect(save).toHaveBeenCalledTimes(kind === 'submit' ? 1 : 0)
    },
  )

  it('drops a waiting event after a reset', async () => {
    const { session, state, fail } = createGrowing()
    await session.start()
    const sent = session.send('skip')
    await session.reset()
    fail()
    await sent
    expect(state()).toMatchObject({ currentStep: 'A', visit: 2, isLoading: false, apiError: undefined })
  })

  it('uses an edited flow that arrives before the rest', async () => {
    const { session, state, arrive } = createGrowing()
    await session.start()
    const completed = session.complete()
    session.replaceFlow(flowOf({ A: first, B: step({}, { title: 'edited' }) }))
    arrive()
    await completed
    await session.send('skip')
    expect(session.flow.steps[state().currentStep]?.title).toBe('edited')
  })

  it('can load the rest again after loading failed', async () => {
    const { session, asked, arrive, fail } = createGrowing()
    await session.start()
    const completed = session.complete()
    fail()
    await completed
    expect(session.flow.steps).not.toHaveProperty('B')
    const again = session.complete()
    arrive()
    await again
    expect(asked).toHaveLength(2)
    expect(session.flow.steps).toHaveProperty('B')
  })
})

it('a growing flow is fetched once, even when its machine only arrives at the second try', async () => {
  const machine = '../../../engine/machine/transition.ts'
  const fetchFlow = vi.fn<() => Promise<CompiledFlow>>(async () => whole)
  const onWhole = vi.fn<() => void>()
  const growing = createGrowingFlow(flowOf({ A: first }), fetchFlow, undefined, onWhole)
  vi.doMock(machine, () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(growing.complete()).rejects.toBeInstanceOf(Error)
  expect([growing.isWhole, Object.keys(growing.flow.steps)]).toEqual([false, ['A']])

  vi.doUnmock(machine)
  await Promise.all([growing.complete(), growing.complete()])
  expect([growing.isWhole, Object.keys(growing.flow.steps)]).toEqual([true, ['A', 'B', 'C']])
  expect(fetchFlow).toHaveBeenCalledOnce()
  expect(onWhole).toHaveBeenCalledOnce()
})
