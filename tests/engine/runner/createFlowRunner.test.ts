import { expect, it } from 'vitest'
import { createFlowRunner, linkFlow, toFlowSource, toRunnableFlow } from '../../../engine/authoring.ts'
import { readFlowFiles } from '../../../engine/build.ts'

const file = 'tests/flows/newsletter/flow.json'
const { files } = readFlowFiles(file)
const schema = 'tests/flows/newsletter/schemas/forms/address.schema.json'

/** The flow with a piece of text in one of its files replaced. */
function link(path = file, from = '', to = '') {
  const text = files.get(path) ?? ''
  if (!text.includes(from)) throw new Error(`${path} has no ${from}.`)
  const flow = linkFlow(toFlowSource(file, new Map([...files, [path, text.replace(from, to)]])))
  if (!flow) throw new Error('The flow cannot be read.')
  return flow
}

/** The steps that are others after an edit. */
function toEdited(...edit: Parameters<typeof link>): readonly string[] {
  const run = createFlowRunner()
  const [before, after] = [run(link()), run(link(...edit))]
  return Object.keys(after.steps).filter((name) => after.steps[name] !== before.steps[name])
}

it('leaves steps as they are of which nothing was edited', () => {
  expect(toEdited(file, '"remembersDays": 30', '"remembersDays": 31')).toEqual([])
  expect(toEdited(file, '"version": 1', '"version": 1 ')).toEqual([])
})

it.each([
  ['a title', [file, '"title": "done.title"', '"title": "topics.title"'], ['DONE']],
  ['an expression', [file, '"choice.frequency": "weekly"', '"choice.frequency": "daily"'], ['TOPICS']],
  ['a rule of a form', [schema, '"maxLength": 40', '"maxLength": 41'], ['ADDRESS']],
] as const)('makes a step anew after an edit of %s', (_, edit, steps) => {
  expect(toEdited(...edit)).toEqual(steps)
})

it('makes a step anew whose expressions name a constant that was edited', () => {
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

it('makes what is made at once', () => {
  const run = createFlowRunner()
  run(link(file, '"title": "done.title"', '"title": "topics.title"'))
  const toData = (flow: unknown) => JSON.stringify(flow)
  expect(toData(run(link()))).toBe(toData(toRunnableFlow(link())))
})
