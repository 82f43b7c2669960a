import { describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import { toForm } from '../react/toForm.ts'
import { call, createTestSession, deferred, empty, flowOf, startTestSession, step } from './createTestSession.ts'

const listed = (...data: string[]): ActionResult => ({ outcome: 'done', data })
const broken = { outcome: 'failed', failure: { status: 500, message: 'broken' } } satisfies ActionResult

/** A step that loads years, then makes by year, then models by make. */
const cars = () =>
  flowOf(
    {
      A: step(
        {
          enter: [call('listYears', { save: 'years' }), call('listMakes', { save: 'makes' }), { stay: true }],
          'change year': [
            {
              set: [
                ['makes', () => []],
                ['models', () => []],
              ],
            },
            call('listMakes', { save: 'makes' }),
          ],
          'change make': [{ when: 'isEmptied', stay: true }, call('listModels', { save: 'models' })],
          submit: [call('listYears', { save: 'years' }), { to: 'B' }],
        },
        { optionSlots: ['years', 'makes', 'models'] },
      ),
      B: step({}),
    },
    {
      slots: Object.fromEntries(['years', 'makes', 'models'].map((name) => [name, { initial: [], persist: false }])),
      predicates: {
        isEmptied: ({ event }) => event === null,
        isRefused: ({ failure }) => (failure as { status: unknown }).status === 401,
      },
      failures: [{ when: 'isRefused', screen: 'refused' }],
    },
  )

/** Creates its session; each call waits in `answers` until the test answers it. */
function drive() {
  const answers: Record<string, ((result: ActionResult) => void)[]> = { listYears: [], listMakes: [], listModels: [] }
  const actions = Object.fromEntries(
    Object.entries(answers).map(([name, waiting]) => [
      name,
      () => {
        const { promise, resolve } = deferred<ActionResult>()
        waiting.push(resolve)
        return promise
      },
    ]),
  )
  const { session, state } = createTestSession(cars(), { actions })
  /** Answers the call with this number, after it was made. */
  const answer = async (name: string, result: ActionResult, number = 0) => {
    await vi.waitFor(() => expect(answers[name]?.[number]).toBeDefined())
    answers[name]?.[number]?.(result)
  }
  const enter = async () => {
    const started = session.start()
    await answer('listYears', listed('2021'))
    await answer('listMakes', listed('Maple'))
    await started
  }
  return { session, state, answer, enter, calls: (name: string) => answers[name]?.length }
}

describe('the loading of options', () => {
  it('is retried for each of the fields at which it failed', async () => {
    const { session, state, answer } = drive()
    const started = session.start()
    await answer('listYears', broken)
    await started
    const changed = session.send('change make', 'Maple')
    await answer('listModels', broken)
    await changed
    expect(state().loads).toMatchObject({ years: { failure: broken.failure }, models: { failure: broken.failure } })
    const retried = session.reload('years')
    await answer('listYears', listed('2021'), 1)
    await answer('listMakes', listed('Maple'))
    await retried
    expect(state()).toMatchObject({ loads: { models: { failure: broken.failure } }, data: { makes: ['Maple'] } })
    expect(state().loads).not.toHaveProperty('years')
  })

  it('ends when the field that it depends on is emptied', async () => {
    const { session, state, answer, enter, calls } = drive()
    await enter()
    const changed = session.send('change make', 'Maple')
    await vi.waitFor(() => expect(calls('listModels')).toBe(1))
    expect(state()).toMatchObject({ loads: { models: { slot: 'models' } }, pending: ['listModels'] })
    await session.send('change make', null)
    expect(state()).toMatchObject({ loads: empty, pending: [], runs: [] })
    await answer('listModels', listed('Leaf'))
    await changed
    expect(state().data['models']).toEqual([])
  })

  it('is listed in the state while it runs', async () => {
    const { session, state, answer } = drive()
    const started = session.start()
    await vi.waitFor(() => expect(state().loads).toEqual({ years: { slot: 'years' } }))
    await answer('listYears', listed('2021'))
    const next = { loads: { makes: { slot: 'makes' } }, data: { years: ['2021'] } }
    await vi.waitFor(() => expect(state()).toMatchObject(next))
    await answer('listMakes', listed('Maple'))
    await started
    expect(state()).toMatchObject({ loads: empty, isLoading: false, data: { makes: ['Maple'] } })
  })

  it('fails only at its field, and continues where it stopped on a reload', async () => {
    const { session, state, answer, calls } = drive()
    const started = session.start()
    await answer('listYears', broken)
    await started
    expect(state()).toMatchObject({ isLoading: false, apiError: undefined, screen: undefined })
    expect(state().loads).toEqual({ years: { slot: 'years', failure: { status: 500, message: 'broken' } } })
    expect(calls('listMakes'), 'what follows needs the years').toBe(0)

    const again = session.reload('years')
    await vi.waitFor(() => expect(state().loads).toEqual({ years: { slot: 'years' } }))
    expect(state().isLoading, 'the step stays usable').toBe(false)
    await answer('listYears', broken, 1)
    await again
    expect(state().loads).toHaveProperty('years.failure')
    const third = session.reload('years')
    await answer('listYears', listed('2021'), 2)
    await answer('listMakes', listed('Maple'))
    await third
    expect(state()).toMatchObject({ loads: empty, data: { years: ['2021'], makes: ['Maple'] } })
  })

  it('is repeated alone on a reload, without the loads before it', async () => {
    const { session, state, answer, enter, calls } = drive()
    await enter()
    const changed = session.send('change year', 2020)
    await answer('listMakes', broken, 1)
    await changed
    expect(state().loads).toHaveProperty('makes.failure')
    const again = session.reload('makes')
    await answer('listMakes', listed('Birch'), 2)
    await again
    expect(state()).toMatchObject({ loads: empty, data: { makes: ['Birch'] } })
    expect(calls('listYears')).toBe(1)
  })

  it('is repeated when the connection is restored', async () => {
    const { session, state, answer, enter } = drive()
    await enter()
    const changed = session.send('change year', 2020)
    await answer('listMakes', broken, 1)
    await changed
    const again = session.reconnect()
    await answer('listMakes', listed('Birch'), 2)
    await again
    expect(state()).toMatchObject({ loads: empty, data: { makes: ['Birch'] } })
  })

  it('is repeated for both fields when one event has failed to fetch the options of each', async () => {
    const A = step(
      {
        'change year': [
          { ...call('listMakes', { save: 'makes' }), when: 'isOld' },
          { ...call('listModels', { save: 'models' }), when: 'isNew' },
        ],
      },
      { optionSlots: ['makes', 'models'] },
    )
    let isBroken = true
    const list = async () => (isBroken ? broken : listed('Maple'))
    const slots = Object.fromEntries(['makes', 'models'].map((name) => [name, { initial: [], persist: false }]))
    const predicates = {
      isOld: ({ event }: { event?: unknown }) => event === 1,
      isNew: ({ event }: { event?: unknown }) => event === 2,
    }
    const flow = flowOf({ A }, { slots, predicates })
    const { session, state } = await startTestSession(flow, { actions: { listMakes: list, listModels: list } })
    await session.send('change year', 1)
    await session.send('change year', 2)
    expect(Object.keys(state().loads)).toEqual(['makes', 'models'])
    isBroken = false
    await Promise.all([session.reload('makes'), session.reload('models')])
    expect(state()).toMatchObject({ loads: {}, data: { makes: ['Maple'], models: ['Maple'] } })
  })

  it('does nothing on a reload when nothing failed', async () => {
    const { session, calls, enter } = drive()
    await enter()
    await session.reload('makes')
    expect(calls('listMakes')).toBe(1)
  })

  it('shows the screen that the flow names for its failure', async () => {
    const { session, state, answer, enter } = drive()
    await enter()
    const changed = session.send('change make')
    await answer('listModels', { outcome: 'failed', failure: { status: 401, message: '' } })
    await changed
    expect(state()).toMatchObject({ screen: 'refused', loads: empty })
  })

  it('drops an answer that arrives after another event wrote the slot', async () => {
    const { session, state, answer, enter } = drive()
    await enter()
    const models = session.send('change make')
    await vi.waitFor(() => expect(state().loads).toHaveProperty('models'))
    const makes = session.send('change year', 2020)
    expect(state().loads).not.toHaveProperty('models')
    await answer('listModels', listed('Maple One'))
    await models
    expect(state().data).toMatchObject({ models: [] })
    await answer('listMakes', listed('Birch'), 1)
    await makes
    expect(state()).toMatchObject({ loads: empty, data: { makes: ['Birch'], models: [] } })
  })

  it('drops a failure that arrives after another event wrote the slot', async () => {
    const { session, state, answer, enter } = drive()
    await enter()
    const models = session.send('change make')
    await vi.waitFor(() => expect(state().loads).toHaveProperty('models'))
    const makes = session.send('change year', 2020)
    await answer('listModels', { outcome: 'failed', failure: { status: 401, message: '' } })
    await answer('listMakes', listed('Birch'), 1)
    await Promise.all([models, makes])
    expect(state()).toMatchObject({ loads: empty, screen: undefined, data: { models: [] } })
  })

  it('keeps the answer to a change instead of a later one to the enter event', async () => {
    const { session, state, answer } = drive()
    const started = session.start()
    await answer('listYears', listed('2021', '2020'))
    await vi.waitFor(() => expect(state().loads).toHaveProperty('makes'))
    const changed = session.send('change year', 2020)
    await answer('listMakes', listed('of 2020'), 1)
    await answer('listMakes', listed('of 2021'), 0)
    await Promise.all([started, changed])
    expect(state()).toMatchObject({ loads: empty, isLoading: false, data: { makes: ['of 2020'] } })
  })

  it('is not part of a submit, which fails as a whole', async () => {
    const { session, state, answer, enter } = drive()
    await enter()
    const sent = session.send('submit')
    await answer('listYears', broken, 1)
    await sent
    expect(state()).toMatchObject({ currentStep: 'A', apiError: { status: 500 }, loads: empty })
  })

  it('is dropped when its step is left', async () => {
    const { session, state, answer, enter } = drive()
    await enter()
    const changed = session.send('change make')
    await vi.waitFor(() => expect(state().loads).toHaveProperty('models'))
    const sent = session.send('submit')
    await answer('listYears', listed('2021'), 1)
    await sent
    expect(state()).toMatchObject({ currentStep: 'B', loads: empty })
    await answer('listModels', listed('late'))
    await changed
    expect(state()).toMatchObject({ loads: empty, data: { models: [] } })
  })
})

describe('a choice that is none of the options', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      make: { type: 'string', title: 'make' },
      parts: { type: 'array', items: { type: 'object', properties: { make: { type: 'string' } } } },
    },
    required: ['make'],
    errorMessage: { required: { make: 'make missing' } },
  }
  const options = { from: ({ makes }: { makes?: unknown }) => makes, slot: 'makes', value: 'id' }

  async function open(makes: unknown) {
    const form = toForm(schema, { fields: { make: { options }, 'parts.make': { options } } })
    const steps = { A: step({ submit: [{ to: 'B' }] }, { loadForms: async () => ({ default: [form] }) }), B: step({}) }
    const slots = { form: { initial: {}, persist: false }, makes: { initial: makes, persist: false } }
    const opened = await startTestSession(flowOf(steps, { slots }))
    await opened.session.loadForm()
    return opened
  }

  const missing = [{ path: 'make', message: 'make missing' }]
  const makes = [{ id: '5' }, { id: 12 }]

  it('counts as missing when its field is left and when the form is submitted, and stays', async () => {
    const { session, state } = await open(makes)
    session.draft({ make: 'Honda' }, 'make')
    session.leaveField('make', state().data['form'])
    expect(state().issues).toMatchObject(missing)
    expect(await session.submit({ make: 'Honda' })).toMatchObject(missing)
    expect(state()).toMatchObject({ currentStep: 'A', data: { form: { make: 'Honda' } } })
    expect(await session.submit({ make: '12' })).toEqual([])
    expect(state()).toMatchObject({ currentStep: 'B', data: { form: { make: '12' } } })
  })

  it('is not sent where nothing need be chosen', async () => {
    const { session, state } = await open(makes)
    expect(await session.submit({ make: '5', parts: [{ make: '12' }, { make: 'Honda' }] })).toEqual([])
    expect(state().data['form']).toEqual({ make: '5', parts: [{ make: '12' }, {}] })
  })

  it('counts as missing while the options cannot be loaded, as nothing is shown', async () => {
    const { session } = await open([])
    const failure = { status: 500, message: '' }
    session.store.setState({ loads: { makes: { slot: 'makes', failure } } })
    expect(await session.submit({ make: 'Honda' })).toMatchObject(missing)
  })

  it.each([
    ['loading', makes, {}],
    ['none', [], undefined],
    ['not values', [{ name: 'Maple' }], undefined],
  ])('counts while the options are %s', async (_, items, load) => {
    const { session } = await open(items)
    if (load) session.store.setState({ loads: { makes: { slot: 'makes', ...load } } })
    expect(await session.submit({ make: 'Honda' })).toEqual([])
  })
})
