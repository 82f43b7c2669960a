import { describe, expect, it } from 'vitest'
import { flowOf, startTestSession, step } from './createTestSession.ts'

describe('forget', () => {
  it('resets a slot, removes a field from another, and keeps all other data', async () => {
    const person = { initial: null, persist: false }
    const flow = flowOf(
      { A: step({ submit: [{ forget: ['form', 'person.ssn', 'nobody.ssn'], to: 'B' }] }), B: step({}) },
      { slots: { form: { initial: {}, persist: false }, person, nobody: { initial: null, persist: false } } },
    )
    const { session, state } = await startTestSession(flow)
    session.store.setState({ data: { form: { code: '1' }, person: { ssn: '2', name: 'Ada' }, nobody: null } })
    await session.send('submit')
    expect(state()).toMatchObject({ currentStep: 'B' })
    expect(state().data).toEqual({ form: {}, person: { name: 'Ada' }, nobody: null })
  })

  it('also clears the record of what was filled in there', async () => {
    const fill = [['form.city', () => 'Rome']] as never
    const { session, state } = await startTestSession(
      flowOf({ A: step({ look: [{ fill }, { stay: true }], submit: [{ forget: ['form'] }, { stay: true }] }) }),
    )
    await session.send('look')
    expect(state().filled).toEqual({ 'form.city': 'Rome' })
    await session.send('submit')
    expect(state().filled).toEqual({})
  })
})
