import { describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import { call, flowOf, startTestSession, step } from './createTestSession.ts'

const done = (): Promise<ActionResult> => Promise.resolve({ outcome: 'done' })
const expired = { outcome: 'failed', failure: { status: 401, message: 'no' } } satisfies ActionResult

const flow = flowOf(
  {
    A: step({ submit: [call('save'), { to: 'B' }], next: [{ to: 'B' }] }),
    B: step({ submit: [call('save'), { to: 'C' }] }),
    C: step({}),
    PROVE: step({ enter: [{ stay: true }], submit: [call('save'), { to: 'PROVEN' }] }, { back: 'skip' }),
    PROVEN: step({ enter: [{ return: true }, { to: 'C' }] }, { back: 'skip' }),
  },
  {
    failures: [{ when: 'isExpired', to: 'PROVE' }],
    predicates: { isExpired: ({ failure }) => Object(failure).status === 401 },
  },
)
const open = async () => {
  const save = vi.fn<() => Promise<ActionResult>>(done)
  const { session, state } = await startTestSession(flow, { actions: { save } })
  return { session, state, save }
}

describe('a failure that leads to another step', () => {
  it('goes to that step and then back to the one that failed, without sending again', async () => {
    const { session, state, save } = await open()
    await session.send('next')
    session.store.setState({ data: { ...state().data, form: { name: 'Ada' } } })
    save.mockResolvedValueOnce(expired)
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'PROVE', apiError: undefined, isLoading: false })

    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'B', data: { form: { name: 'Ada' } } })
    expect(state().trail.places.map((place) => place.step)).toEqual(['A', 'B'])
    expect(save, 'what a person has sent is not sent again').toHaveBeenCalledTimes(2)
    await session.send('submit')
    expect(state().currentStep).toBe('C')
  })

  it('shows a failure of that step in a banner there', async () => {
    const { session, state, save } = await open()
    save.mockResolvedValue(expired)
    await session.send('submit')
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'PROVE', apiError: { status: 401 } })
  })

  it('continues after that step instead of returning when the start-up failed', async () => {
    const startUp = [
      { at: 'startUp.0', ...call('save') },
      { at: 'startUp.1', to: 'A' },
    ]
    const save = vi.fn<() => Promise<ActionResult>>(done).mockResolvedValueOnce(expired)
    const { session, state } = await startTestSession({ ...flow, startUp }, { actions: { save } })
    expect(state().currentStep).toBe('PROVE')
    await session.send('submit')
    expect(state().currentStep).toBe('C')
  })
})
