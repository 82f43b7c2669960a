import { describe, expect, it } from 'vitest'
import { createScriptedSession, findWitnesses, toRunnableFlow, type Witness } from '../../../../engine/authoring.ts'
import { readCheckedFlow } from '../../../flows/readCheckedFlow.ts'

const world = { now: new Date('2026-11-21T12:00:00'), functions: {} }
const flow = readCheckedFlow('tests/flows/newsletter/flow.json')
const witnesses = findWitnesses(flow, world)
const never = () => new Promise<never>(() => undefined)

describe('the witnesses of a flow', () => {
  it('take every way through every event', () => {
    expect(witnesses.ways.length).toBe(13)
    expect(witnesses.ways.filter(({ isWitnessed }) => !isWitnessed).map(({ id }) => id)).toEqual([])
    expect(witnesses.failures).toEqual([])
  })

  it('are plain JSON, and the same each time', () => {
    expect(JSON.parse(JSON.stringify(witnesses))).toEqual(witnesses)
    expect(findWitnesses(flow, world)).toEqual(witnesses)
  })

  it('lead to each situation of a step, which is told in words', () => {
    expect(witnesses.steps['DONE']?.map(({ label }) => label)).toEqual(['nothing special', 'is remembered'])
    expect(witnesses.steps['TOPICS']?.map(({ label }) => label)).toContain(
      'wants daily, the question "Every day, really?" is open',
    )
  })

  it('bring the engine itself to where they say', async () => {
    const runnable = toRunnableFlow(flow)
    const all = Object.values(witnesses.steps).flat()
    const ends = await Promise.all(
      all.map(async (witness) => {
        const session = await createScriptedSession(runnable, witness, { ...world, answer: never })
        const { currentStep: step, dialog } = session.store.getState()
        session.destroy()
        return { step, dialog }
      }),
    )
    expect(ends).toEqual(all.map(({ step, dialog }) => ({ step, dialog })))
  })
})

describe('a session that a witness was replayed in', () => {
  const runnable = toRunnableFlow(flow)
  const [topics] = witnesses.steps['TOPICS'] ?? []
  const value = { topic: 'Sample', frequency: 'weekly' }

  it('has its further calls answered by whoever looks on', async () => {
    const session = await createScriptedSession(runnable, topics, {
      ...world,
      answer: async (action) => ({ outcome: action === 'subscribe' ? 'knownAddress' : 'failed' }),
    })
    await session.submit(value)
    expect(session.store.getState().error?.message).toBe('topics.knownAddress')
  })

  it('refuses a witness of another flow, and says where both part', async () => {
    const [start] = topics?.moves ?? []
    const broken: Witness = {
      label: '',
      step: 'TOPICS',
      facts: {},
      ways: [],
      moves: [...(start ? [start] : []), { kind: 'send', step: 'TOPICS', event: 'back', answers: [] }],
    }
    await expect(createScriptedSession(runnable, broken, { ...world, answer: never })).rejects.toThrow(
      'the engine is at ADDRESS, the witness at TOPICS',
    )
  })
})
