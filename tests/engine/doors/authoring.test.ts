import { expect, it } from 'vitest'
import {
  type AddedSteps,
  addSteps,
  adviseFlow,
  type AnswerSample,
  apiGrammar,
  changeGroups,
  checkApi,
  checkContract,
  checkData,
  checkFlow,
  type CheckedFlow,
  type CopyEntry,
  createAnswerSamples,
  createFlowRunner,
  createFlowWords,
  createPlay,
  createScriptedSession,
  diffFlows,
  type Example,
  type ExampleAnswer,
  type ExampleCoverage,
  type ExampleMove,
  type Examples,
  findExamples,
  findIn,
  type Finding,
  type FlowChange,
  type FlowDefinition,
  type FlowDifference,
  FlowError,
  type FlowFailure,
  flowGrammar,
  type FlowGraph,
  type FlowSource,
  type FlowWorld,
  type GraphStep,
  type GraphWay,
  type ImportedField,
  type ImportedForm,
  type InputUse,
  type InstructionDefinition,
  isRtl,
  joinProblems,
  type JsonSchema,
  linkFlow,
  type LinkedFlow,
  listBareChoices,
  listCopy,
  listFactSamples,
  listFieldNames,
  listMisfits,
  listPersonalNames,
  listSyntaxProblems,
  type PathReport,
  type Play,
  type Played,
  type Problem,
  type ProvenFailure,
  type ProvenForm,
  type ProvenSide,
  type ProvenWay,
  provePaths,
  renameReads,
  type RunnableCopy,
  type ScriptOptions,
  type SourceFile,
  type StepDefinition,
  toAbsoluteRef,
  toBundles,
  toConditionText,
  toEventWords,
  toFieldName,
  toFlowGraph,
  toFlowSource,
  toFlowSvg,
  toHint,
  toInstructionLines,
  toLanguageName,
  toLanguageTag,
  toMarkdown,
  toMeaning,
  toMermaid,
  toPlaceholders,
  toReleasedFlow,
  toReleases,
  toReportText,
  toRuleText,
  toRunnableCopy,
  toRunnableFlow,
  toSchema,
  toSentences,
  toSourceFile,
  toText,
  toWayWords,
  toWrittenForm,
  toWrittenPlace,
  upgradeFlow,
  type Way,
  type WayBundle,
  type WayChoice,
  type WayEnd,
  withExpressions,
  type WrittenForm,
  withDefaultTexts,
} from '../../../engine/authoring.ts'
import { readFlowFiles, readLinkedFlow, readSource } from '../../../engine/build.ts'

const flowFile = 'examples/insurance-quote/flow.json'
const { files } = readFlowFiles(flowFile)
const flow: LinkedFlow = readLinkedFlow(flowFile)
const edit = (from: string, to: string) =>
  toFlowSource(flowFile, new Map([...files, [flowFile, (files.get(flowFile) ?? '').replace(from, to)]]))

it('an edited flow is checked for problems and advice', () => {
  const source: FlowSource = edit('"to": "QUOTE"', '"to": "QOUTE"')
  const { problems, draft }: CheckedFlow = checkFlow(source)
  expect(problems.map((problem: Problem) => toText(problem))[0]).toMatch(/^examples\/.*json:258:19 step COVER goes to/)
  expect(toHint('QOUTE', ['QUOTE', 'DONE'])).toBe('Did you mean QUOTE?')
  expect(new FlowError(problems).message).toContain('QOUTE')
  // Linking works without a check, to show a flow that has faults; it returns nothing if the flow violates the grammar.
  expect(linkFlow(source)?.definition.start).toBe('AREA')
  expect(linkFlow(edit('"start": "AREA",', ''))).toBeUndefined()
  // Other functions find what they can in a flow with faults, and skip what is missing.
  const lost = () => {
    throw new Error('It has no such step.')
  }
  expect(draft && findIn(draft, lost)).toEqual([])
  expect(() => findIn(flow, lost)).toThrow('It has no such step.')

  const file: SourceFile = toSourceFile('flow.json', '{ "name": "pets", }')
  expect(listSyntaxProblems(file).map(({ line, column }) => [line, column])).toEqual([[1, 17]])
  // The flow cannot know what the code around it shows.
  expect(adviseFlow(flow).map(toText)).toEqual([expect.stringContaining('"quote.monthly" is shown nowhere')])
  // Advice about unused parts appears only when nothing else is wrong.
  expect(joinProblems(problems, adviseFlow(flow))).toEqual(problems)
  expect(toWrittenPlace(flow, 'steps.COVER.on.submit.1')).toMatchObject({ line: 239, column: 11 })
})

it('the API contract and the data files beside a flow are checked', () => {
  const api = readSource('examples/insurance-quote/api.json')
  expect(checkApi(api, flow, { grammar: apiGrammar, code: '' })).toEqual([])
  expect(checkContract(api, flow)).toEqual([])

  const schema: JsonSchema = { type: 'object', additionalProperties: { type: 'number' } }
  const prices = toSourceFile('prices.json', '{ "basic": 84.5, "fulll": 139.9 }')
  const problems = checkData(prices, schema, (content: object, report) => {
    for (const name of Object.keys(content)) {
      const hint = toHint(name, ['basic', 'full'])
      const finding: Finding = {
        code: 'unknown-cover',
        path: [name],
        message: `${name} is not a cover`,
        hint,
        at: 'key',
      }
      if (name !== 'basic' && name !== 'full') report(finding)
    }
  })
  expect(problems.map(toText)).toEqual(['prices.json:1:18 fulll is not a cover. Did you mean full?'])
  expect(flowGrammar.required).toContain('steps')
})

it('a flow is drawn as a map in Mermaid and SVG', async () => {
  const graph: FlowGraph = toFlowGraph(flow, 'en')
  const [first]: readonly GraphStep[] = graph.steps
  expect(first).toMatchObject({ name: 'AREA', title: 'Where is your car kept?', isReachable: true })
  const ways: readonly GraphWay[] = graph.ways.filter(({ from, to }) => from === 'DRIVER' && to === 'ACCIDENT')
  expect(ways.map(toWayWords)).toEqual(['"Continue": if the driver had an accident'])
  const bundles: readonly WayBundle[] = toBundles(graph)
  expect(bundles.find(({ from, to }) => from === 'AREA' && to === 'CAR')?.ways).toHaveLength(1)
  expect(toMermaid(graph)).toContain('AREA -->')
  expect(await toFlowSvg(graph, 'Insurance')).toMatch(/^<svg/)
})

it('the parts of a flow are described in words', () => {
  const { definition, schemas } = flow
  const { DRIVER }: FlowDefinition['steps'] = definition.steps
  const step: StepDefinition | undefined = DRIVER
  const instructions: readonly InstructionDefinition[] = step?.on['submit'] ?? []
  const words = createFlowWords(flow, 'en')
  expect(toInstructionLines(instructions, { ...words, actions: definition.actions })).toContain('3. go to DRIVERS')
  expect(toMeaning(definition, 'quoteKept')).toBe('a quote of the last 30 days was saved')
  expect(step && toEventWords('submit', step, (key) => flow.copy.get('en')?.[key] ?? key)).toBe('"Continue"')
  expect(toConditionText({ properties: { use: { const: 'work' } } })).toBe('use is work')
  expect(toRuleText('minimum', [{ type: 'integer', minimum: 1990 }])).toBe('must be at least 1990')
  expect(listFieldNames(flow, 'CAR')).toEqual(['make', 'year', 'use'])

  const entries: readonly CopyEntry[] = listCopy(flow)
  expect(entries.find(({ key }) => key === 'car.make')).toMatchObject({
    steps: ['CAR'],
    uses: ['field make, label'],
  })
  expect(toPlaceholders('{price} a month', 'en')).toEqual(['price'])
  expect(toLanguageTag('pt_br')).toBe('pt-BR')
  expect(toLanguageName('es')).toBe('Español')
  expect(isRtl('ar')).toBe(true)
  expect(withDefaultTexts('en', { 'errors.required': 'Please answer' })).toMatchObject({
    'errors.required': 'Please answer',
    'form.back': 'Back',
  })

  expect(listPersonalNames({ flow: definition, schemas })).toContain('email')
  expect(listBareChoices({ ...flow, flow: definition }, ['select', 'radio'])).toEqual([])
  const stars: InputUse = { for: 'ratings', types: ['integer'] }
  expect(listMisfits({ ...flow, flow: definition }, { stars })).toEqual([])
  expect(toAbsoluteRef('../data/quote.schema.json', 'forms/car.schema.json')).toBe('data/quote.schema.json')
  expect(renameReads('has(driver.hadAccident)', ['driver.hadAccident'], 'crashed')).toBe('has(driver.crashed)')
  expect(withExpressions({ set: { 'driver.hadAccident': 'no' } })).toEqual({ set: { 'driver.hadAccident': "'no'" } })
})

it('the changes between two versions of a flow are listed', () => {
  const text = (files.get(flowFile) ?? '').replace('"keptDays": 30', '"keptDays": 60')
  const after: LinkedFlow | undefined = checkFlow(toFlowSource(flowFile, new Map([...files, [flowFile, text]]))).flow
  if (!after) throw new Error('The edited flow has faults.')
  const difference: FlowDifference = diffFlows(flow, after)
  const [change]: readonly FlowChange[] = difference.changes
  expect(change).toEqual({ group: changeGroups[0], where: 'constant keptDays', before: '30', after: '60' })
  expect(difference.saved).toBe('kept')
  expect(toMarkdown(difference)).toContain('keptDays')
  expect(toReleasedFlow(flow)).toMatchObject({ version: 1, steps: { CAR: { progress: 20, resumable: true } } })
  // No version of the flow has been released.
  expect(toReleases(flow.source)).toEqual([])
  const old = '{ "predicates": { "isNew": "saved == null" }, "meanings": { "isNew": "nothing was saved" } }'
  expect(JSON.parse(upgradeFlow(old))).toEqual({
    predicates: { isNew: { means: 'nothing was saved', when: 'saved == null' } },
  })
})

it('example data are found for every path of a flow', async () => {
  const world: FlowWorld = { now: new Date('2026-06-15T12:00:00'), functions: {} }
  const examples: Examples = findExamples(flow, world)
  const [example]: readonly Example[] = examples.steps['DONE'] ?? []
  if (!example) throw new Error('Nothing leads to the end.')
  const moves: readonly ExampleMove[] = example.moves
  const answers: readonly ExampleAnswer[] = moves.flatMap((move) => move.answers)
  expect(answers.map(({ action, outcome }) => `${action} ${outcome}`)).toContain('buyPolicy bought')
  expect(toSentences(flow, example)).toMatch(/^1\. /m)
  const coverage: ExampleCoverage = examples.coverage
  expect(coverage.steps).toMatchObject({ QUOTE: true, NOT_OFFERED: true })
  const failures: readonly FlowFailure[] = examples.failures
  expect(failures).toEqual([])

  const proven: readonly ProvenWay[] = examples.ways
  const way: Way | undefined = proven.find(
    ({ step, event, end }) => step === 'AREA' && event === 'submit' && Object(end).to === 'CAR',
  )
  const choices: readonly WayChoice[] = way?.choices ?? []
  expect(choices).toMatchObject([{ kind: 'call', action: 'findArea', outcome: 'found' }])
  expect(way?.end).toEqual({ to: 'CAR' } satisfies WayEnd)

  const report: PathReport = await provePaths(flow, world)
  const [form]: readonly ProvenForm[] = report.forms
  const sides: readonly ProvenSide[] = form?.sides ?? []
  const [failure]: readonly ProvenFailure[] = report.shownFailures
  expect({ at: form?.at, sides, when: failure?.when }).toEqual({
    at: 'steps.AREA.form',
    sides: [],
    when: 'tookTooLong',
  })
  expect(toReportText(report)).toContain('each goes as foreseen')
})

it('a flow is run without a build, and an edit replaces only the edited steps', async () => {
  const world: FlowWorld = { now: new Date('2026-06-15T12:00:00'), functions: {} }
  const run = createFlowRunner()
  const before = run(flow)
  const edited = checkFlow(edit('"progress": 70', '"progress": 75')).flow
  const after = edited && run(edited)
  // A step that nobody edited stays the same object, so a session that shows it goes on.
  expect(after?.steps['CAR']).toBe(before.steps['CAR'])
  expect(after?.steps['COVER']).not.toBe(before.steps['COVER'])
  const runnable: RunnableCopy = toRunnableCopy('en', { 'quote.monthly': '{price} a month' })
  expect(Object(runnable.copy)['quote.monthly']({ price: '$84.50' })).toBe('$84.50 a month')

  const compiled = toRunnableFlow(flow)
  const play: Play = createPlay(compiled, world)
  const [facts = {}] = listFactSamples(flow, world.now)
  const opened = play.open(facts)
  const { point, ways }: Played = play.next(opened, { type: 'start' })
  expect(point.state.currentStep).toBe('AREA')
  expect(ways).toHaveLength(1)

  const samples: readonly AnswerSample[] = createAnswerSamples(flow, world.now)('findArea')
  expect(samples.map(({ outcome }) => outcome)).toEqual(['found', 'unknown', 'failed'])
  const options: ScriptOptions = { ...world, answer: async () => ({ outcome: 'unknown' }) }
  const session = await createScriptedSession(compiled, undefined, options)
  await session.submit({ zip: '80202' })
  expect(session.store.getState().currentStep).toBe('NOT_OFFERED')
})

it('a step with an imported form is added after another step', () => {
  const fields: readonly ImportedField[] = [
    {
      name: toFieldName('garden-size'),
      schema: { type: 'number', title: { en: 'Its size', es: 'Su tamaño' } },
      isRequired: true,
    },
  ]
  const form: ImportedForm = {
    pages: [{ name: 'garden', title: { en: 'Your garden', es: 'Su jardín' }, schema: toSchema(fields) }],
    left: [],
  }
  const added: AddedSteps = addSteps(flow, form, 'CAR')
  expect(added.names).toEqual(['GARDEN'])
  const page = form.pages[0]
  if (!page) throw new Error('The form has no page.')
  const written: WrittenForm = toWrittenForm(page.schema, 'garden', ['en'])
  expect(Object.keys(written.texts['en'] ?? {}).every((key) => /^(garden|limits)\./.test(key))).toBe(true)
  expect(added.files.map(({ path }) => path)).toContain('examples/insurance-quote/schemas/forms/garden.schema.json')
})
