import { describe, expect, it } from 'vitest'
import type { CompiledFlow } from '../../../engine/index.ts'
import { createFlowRunner, linkFlow, toFlowSource, toRunnableFlow } from '../../../engine/authoring.ts'
import { readFlowFiles } from '../../../engine/build.ts'
import refinance from '../../../flows/refinance.json?flow'
import newsletter from '../../flows/newsletter/flow.json?flow'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'

/** Makes a flow, or a part of it, comparable: each function becomes the same text, and undefined values are left out. */
const toComparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'function' ? 'a function' : inner)))

const toForms = async ({ steps }: CompiledFlow) =>
  Promise.all(Object.values(steps).map(async ({ loadForms }) => (await loadForms?.())?.default ?? []))

describe.each([
  ['the refinance flow', 'flows/refinance.json', refinance],
  ['another flow', 'tests/flows/newsletter/flow.json', newsletter],
])('%s, run without a bundler', (_, file, compiled) => {
  const runnable = toRunnableFlow(readCheckedFlow(file))

  it('equals the compiled flow', () => {
    expect(toComparable(runnable)).toEqual(toComparable(compiled))
  })

  it('has the same forms as the compiled flow', async () => {
    expect(toComparable(await toForms(runnable))).toEqual(toComparable(await toForms(compiled)))
  })
})

describe('a flow that runs without a bundler', () => {
  const flow = toRunnableFlow(readCheckedFlow('tests/flows/newsletter/flow.json'))

  it('evaluates its predicates', () => {
    expect(flow.predicates['wantsDaily']?.({ choice: { frequency: 'daily' } })).toBe(true)
    expect(flow.predicates['wantsDaily']?.({ choice: {} })).toBe(false)
  })

  it('names the predicate that could not be evaluated', () => {
    expect(() => flow.predicates['isRemembered']?.({ saved: { ageDays: 1 } })).toThrow(
      'predicate isRemembered could not be evaluated: subscription is missing',
    )
  })

  it('validates form data and saved data', async () => {
    const [form] = (await flow.steps['ADDRESS']?.loadForms?.())?.default ?? []
    expect(form?.validate.call({}, { firstName: 'Ada', email: 'ada@example.org' })).toBe(true)
    expect(form?.validate.call({}, { firstName: 'Ada', email: 'nowhere' })).toBe(false)
    const { default: read } = await flow.loadSavedReader()
    expect(read({ version: 1, data: { subscription: { id: 1 } } })).toBeUndefined()
  })
})

describe('a flow that is edited while it runs', () => {
  const file = 'tests/flows/newsletter/flow.json'
  const { files } = readFlowFiles(file)
  const schema = 'tests/flows/newsletter/schemas/forms/address.schema.json'

  /** Links the flow after replacing some text in one of its files. */
  function link(path = file, from = '', to = '') {
    const text = files.get(path) ?? ''
    if (!text.includes(from)) throw new Error(`${path} has no ${from}.`)
    const flow = linkFlow(toFlowSource(file, new Map([...files, [path, text.replace(from, to)]])))
    if (!flow) throw new Error('The flow cannot be read.')
    return flow
  }

  /** Lists the steps that an edit replaces with new objects. */
  function toEdited(...edit: Parameters<typeof link>): readonly string[] {
    const run = createFlowRunner()
    const [before, after] = [run(link()), run(link(...edit))]
    return Object.keys(after.steps).filter((name) => after.steps[name] !== before.steps[name])
  }

  it('keeps the objects of steps that were not edited', () => {
    expect(toEdited(file, '"remembersDays": 30', '"remembersDays": 31')).toEqual([])
    expect(toEdited(file, '"version": 1', '"version": 1 ')).toEqual([])
  })

  it.each([
    ['a title', [file, '"title": "done.title"', '"title": "topics.title"'], ['DONE']],
    ['an expression', [file, '"choice.frequency": "weekly"', '"choice.frequency": "daily"'], ['TOPICS']],
    ['a rule of a form', [schema, '"maxLength": 40', '"maxLength": 41'], ['ADDRESS']],
  ] as const)('replaces a step after an edit of %s', (_, edit, steps) => {
    expect(toEdited(...edit)).toEqual(steps)
  })

  it('replaces a step whose expressions use an edited constant', () => {
    const run = createFlowRunner()
    const naming = (days: number) =>
      link(
        file,
        '{ "choice.frequency": "weekly" }',
        `{ "choice.frequency": "=constants.remembersDays > ${days} ? 'daily' : 'weekly'" }`,
      )
    const before = run(naming(1))
    const text = naming(1).source.flow.text.replace('"remembersDays": 30', '"remembersDays": 31')
    const flow = linkFlow(toFlowSource(file, new Map([...files, [file, text]])))
    const after = flow && run(flow)
    expect(after?.steps['TOPICS']).not.toBe(before.steps['TOPICS'])
    expect(after?.steps['DONE']).toBe(before.steps['DONE'])
  })

  it('equals the same flow compiled without earlier versions', () => {
    const run = createFlowRunner()
    run(link(file, '"title": "done.title"', '"title": "topics.title"'))
    const toData = (flow: unknown) => JSON.stringify(flow)
    expect(toData(run(link()))).toBe(toData(toRunnableFlow(link())))
  })
})
