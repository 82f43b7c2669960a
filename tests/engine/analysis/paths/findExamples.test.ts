import { describe, expect, it } from 'vitest'
import { createScriptedSession, findExamples, toRunnableFlow, type Example } from '../../../../engine/authoring.ts'
import { readCheckedFlow } from '../../../flows/readCheckedFlow.ts'

const world = { now: new Date('2026-11-21T12:00:00'), functions: {} }
const flow = readCheckedFlow('tests/flows/newsletter/flow.json')
const examples = findExamples(flow, world)
const never = () => new Promise<never>(() => undefined)

describe('the examples of a flow', () => {
  it('cover every path through every event', () => {
    expect(examples.ways.length).toBe(13)
    expect(examples.ways.filter(({ isProven }) => !isProven).map(({ id }) => id)).toEqual([])
    expect(examples.failures).toEqual([])
  })

  it('are plain JSON and the same on every search', () => {
    expect(JSON.parse(JSON.stringify(examples))).toEqual(examples)
    expect(findExamples(flow, world)).toEqual(examples)
  })

  it('lead to each situation of a step and label it in words', () => {
    expect(examples.steps['DONE']?.map(({ label }) => label)).toEqual(['nothing special', 'is remembered'])
    expect(examples.steps['TOPICS']?.map(({ label }) => label)).toContain(
      'wants daily, the question "Every day, really?" is open',
    )
  })

  it('bring a real session to the step and dialog that they name', async () => {
    const runnable = toRunnableFlow(flow)
    const all = Object.values(examples.steps).flat()
    const ends = await Promise.all(
      all.map(async (example) => {
        const session = await createScriptedSession(runnable, example, { ...world, answer: never })
        const { currentStep: step, dialog } = session.store.getState()
        session.destroy()
        return { step, dialog }
      }),
    )
    expect(ends).toEqual(all.map(({ step, dialog }) => ({ step, dialog })))
  })
})

describe('a session that replayed an example', () => {
  const runnable = toRunnableFlow(flow)
  const [topics] = examples.steps['TOPICS'] ?? []
  const value = { topic: 'Sample', frequency: 'weekly' }

  it('answers later calls with the given answer function', async () => {
    const session = await createScriptedSession(runnable, topics, {
      ...world,
      answer: async (action) => ({ outcome: action === 'subscribe' ? 'knownAddress' : 'failed' }),
    })
    await session.submit(value)
    expect(session.store.getState().error?.message).toBe('topics.knownAddress')
  })

  it('rejects an example of another flow and names the step where they differ', async () => {
    const [start] = topics?.moves ?? []
    const broken: Example = {
      label: '',
      step: 'TOPICS',
      facts: {},
      ways: [],
      moves: [...(start ? [start] : []), { kind: 'send', step: 'TOPICS', event: 'back', answers: [] }],
    }
    await expect(createScriptedSession(runnable, broken, { ...world, answer: never })).rejects.toThrow(
      'the engine is at ADDRESS, the example at TOPICS',
    )
  })
})
