import { describe, expect, it } from 'vitest'
import type { CompiledFlow } from '../../../engine/index.ts'
import { toRunnableFlow } from '../../../engine/authoring.ts'
import refinance from '../../../flows/refinance.json?flow'
import newsletter from '../../flows/newsletter/flow.json?flow'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'

/** A flow, or a part of it, that can be compared: functions only by being there, and nothing that is undefined. */
const toComparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'function' ? 'a function' : inner)))

const toForms = async ({ steps }: CompiledFlow) =>
  Promise.all(Object.values(steps).map(async ({ loadForms }) => (await loadForms?.())?.default ?? []))

describe.each([
  ['the refinance flow', 'flows/refinance.json', refinance],
  ['another flow', 'tests/flows/newsletter/flow.json', newsletter],
])('%s, run without a bundler', (_, file, compiled) => {
  const runnable = toRunnableFlow(readCheckedFlow(file))

  it('is what the compiler makes of it', () => {
    expect(toComparable(runnable)).toEqual(toComparable(compiled))
  })

  it('has the same forms', async () => {
    expect(toComparable(await toForms(runnable))).toEqual(toComparable(await toForms(compiled)))
  })
})

describe('what runs without a bundler', () => {
  const flow = toRunnableFlow(readCheckedFlow('tests/flows/newsletter/flow.json'))

  it('answers its conditions', () => {
    expect(flow.predicates['wantsDaily']?.({ choice: { frequency: 'daily' } })).toBe(true)
    expect(flow.predicates['wantsDaily']?.({ choice: {} })).toBe(false)
  })

  it('names the condition that could not be answered', () => {
    expect(() => flow.predicates['isRemembered']?.({ saved: { ageDays: 1 } })).toThrow(
      'predicate isRemembered could not be evaluated: subscription is missing',
    )
  })

  it('validates what is typed, and what was saved', async () => {
    const [form] = (await flow.steps['ADDRESS']?.loadForms?.())?.default ?? []
    expect(form?.validate.call({}, { firstName: 'Ada', email: 'ada@example.org' })).toBe(true)
    expect(form?.validate.call({}, { firstName: 'Ada', email: 'nowhere' })).toBe(false)
    const { default: read } = await flow.loadSavedReader()
    expect(read({ version: 1, data: { subscription: { id: 1 } } })).toBeUndefined()
  })
})
