import { describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import { call, deferred, flowOf, startTestSession, step } from './createTestSession.ts'

const found = (city: string): ActionResult => ({ outcome: 'found', data: { city } })
const form = {
  data: 'form',
  validate: () => true,
  plan: { kind: 'group' as const, name: '', layers: [], rows: [] },
  fields: {},
  submit: '',
}

/** Opens a step that fills in the city of a code, and announces it. */
async function open(find: (input: never) => Promise<ActionResult>) {
  const fill = [['form.city', ({ kept }: { kept?: { city: string } }) => kept?.city]] as never
  const say = { message: 'filled', params: { city: ({ kept }: { kept: { city: string } }) => kept.city } } as never
  const on = {
    'change code': [call('find', { save: 'kept' }), { fill, say }],
    submit: [{ fill }],
    clear: [{ set: [['form', () => ({ city: 'Oslo' })]] as never }, { stay: true as const }],
  }
  const loadForms = () => Promise.resolve({ default: [form] })
  const opened = await startTestSession(flowOf({ A: step(on, { loadForms }) }), { actions: { find } })
  await opened.session.loadForm()
  const tell = async (value: object, field = 'code') => {
    opened.session.draft(value, field)
    await opened.session.loadForm()
    await Promise.resolve()
  }
  const enter = (change: object) =>
    tell({ ...(opened.state().data['form'] as object), ...change }, Object.keys(change)[0])
  return { ...opened, enter, city: () => (opened.state().data['form'] as { city?: string }).city }
}

describe('fill', () => {
  it('writes to an empty field and announces it', async () => {
    const { enter, city, state } = await open(() => Promise.resolve(found('Rome')))
    await enter({ code: '1' })
    await expect.poll(city).toBe('Rome')
    expect(state().announcement).toEqual({ message: 'filled', params: { city: 'Rome' } })
  })

  it('does not overwrite what was entered, and announces nothing', async () => {
    const { enter, city, state } = await open(() => Promise.resolve(found('Rome')))
    await enter({ city: 'Paris' })
    await enter({ code: '1' })
    await expect.poll(() => state().pending).toEqual([])
    expect(city()).toBe('Paris')
    expect(state().announcement).toBeUndefined()
  })

  it('does not overwrite what a submit has put in the place of a filled-in value', async () => {
    const { enter, city, session } = await open(() => Promise.resolve(found('Rome')))
    await enter({ code: '1' })
    await expect.poll(city).toBe('Rome')
    await session.submit({ code: '1', city: 'Paris' })
    expect(city()).toBe('Paris')
  })

  it('does not overwrite what is entered while the call runs', async () => {
    const answer = deferred<ActionResult>()
    const { enter, city, state } = await open(() => answer.promise)
    await enter({ code: '1' })
    await enter({ city: 'Paris' })
    answer.resolve(found('Rome'))
    await expect.poll(() => state().pending).toEqual([])
    expect(city()).toBe('Paris')
  })

  it('overwrites its own value, but not the same value when it was entered', async () => {
    const cities = ['Rome', 'Bern', 'Bern', 'Bonn']
    const { enter, city, state } = await open(() => Promise.resolve(found(cities.shift() ?? '')))
    await enter({ code: '1' })
    await expect.poll(city).toBe('Rome')
    await enter({ code: '2' })
    await expect.poll(city).toBe('Bern')
    await enter({ city: 'Basel' })
    await enter({ city: 'Bern' })
    await enter({ code: '4' })
    await expect.poll(() => state().pending).toEqual([])
    expect(city()).toBe('Bern')
  })

  it('does not overwrite what a set instruction has written', async () => {
    const { session, enter, city, state } = await open(() => Promise.resolve(found('Rome')))
    await enter({ code: '1' })
    await expect.poll(city).toBe('Rome')
    await session.send('clear')
    await enter({ code: '2' })
    await expect.poll(() => state().pending).toEqual([])
    expect(city()).toBe('Oslo')
  })

  it('clears the issue of the field that it fills', async () => {
    const { session, enter, state } = await open(() => Promise.resolve(found('Rome')))
    const issue = { message: 'missing', rule: 'required', params: {} }
    const [own, other] = [
      { ...issue, path: 'city' },
      { ...issue, path: 'name' },
    ]
    session.store.setState({ issues: [own, other] })
    await enter({ code: '1' })
    await expect.poll(() => state().issues).toEqual([other])
  })
})

it('what the host fills in while a form is being sent counts for every form but that one', async () => {
  const answer = deferred<ActionResult>()
  const A = step({ submit: [call('find'), { to: 'B' }] }, { loadForms: () => Promise.resolve({ default: [form] }) })
  const flow = flowOf({ A, B: step({}) })
  const { session, state } = await startTestSession(flow, { actions: { find: () => answer.promise } })
  const sent = session.submit({ code: '1' })
  await vi.waitFor(() => expect(state().calling).toBe('find'))
  session.fillIn('form', { city: 'Oslo' })
  session.fillIn('kept', { city: 'Oslo' })
  answer.resolve(found('Bergen'))
  await sent
  expect(state()).toMatchObject({ currentStep: 'B', data: { kept: { city: 'Oslo' } } })
  expect(state().data['form']).toEqual({ code: '1' })
})
