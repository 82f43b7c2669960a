import { describe, expect, it } from 'vitest'
import {
  type FlowSource,
  diffFlows,
  flowGrammar,
  type LinkedFlow,
  toMarkdown,
  toSourceFile,
} from '../../../engine/authoring.ts'
import { checkFlow } from '../../../engine/definition/index.ts'
import { readFlow } from '../../../engine/build.ts'
import { isRecord } from '../../../engine/definition/Loose.ts'
import { walkSchema } from '../../../engine/validation/JsonSchema.ts'

/** The newsletter with every member that a flow may have. */
function toWholeFlow(): FlowSource {
  const source = readFlow('tests/flows/newsletter/flow.json')
  const flow = JSON.parse(source.flow.text)
  const { ADDRESS, TOPICS, DONE } = flow.steps
  const whole = {
    ...flow,
    language: 'en',
    predicates: {
      ...flow.predicates,
      isEither: { means: 'one of them', anyOf: ['wantsDaily', 'isRemembered'] },
      isBoth: { allOf: ['wantsDaily', 'isEither'], not: 'isUnavailable' },
    },
    functions: { initialOf: '(string): string' },
    procedures: {
      greet: { means: 'greets', do: [{ track: 'Newsletter Subscribed' }] },
      part: { means: 'parts', do: [{ to: 'DONE' }] },
    },
    fieldGroups: {
      names: {
        means: 'both names',
        layout: [['firstName', 'lastName']],
        fields: { lastName: { disabledWhen: 'isEither' } },
      },
    },
    saveProgress: { 'choice.topic': '=nextStep' },
    migrations: { 1: { steps: { OLD: 'DONE' }, data: { 'subscription.id': 'saved.subscription.id' } } },
    data: {
      ...flow.data,
      report: { schema: 'data/subscription.schema.json', initial: null, persist: false, sentBy: 'report' },
    },
    actions: {
      ...flow.actions,
      report: { schema: 'actions/sent-report.schema.json', waits: true, once: true, progress: 'done.text' },
    },
    failures: [...flow.failures, { when: 'wantsDaily', text: 'done.text' }, { when: 'isBoth', to: 'DONE' }],
    steps: {
      ADDRESS: {
        ...ADDRESS,
        form: [
          {
            ...ADDRESS.form,
            when: 'isEither',
            layout: [{ group: 'names' }, 'email'],
            layouts: { nested: ['one', 'two'] },
            fields: { email: { readOnlyWhen: 'wantsDaily' } },
            submitWhen: 'isEither',
          },
          ADDRESS.form,
        ],
        savesProgressTo: ['TOPICS'],
      },
      TOPICS,
      DONE: {
        ...DONE,
        ending: 'success',
        view: [
          ...DONE.view,
          { component: 'photo', when: 'isBoth' },
          {
            action: 'send',
            label: 'done.again',
            file: 'image/*',
            wait: { seconds: 'remembersDays', label: 'done.text' },
          },
        ],
        on: {
          ...DONE.on,
          enter: [
            { do: 'greet' },
            { when: 'isBoth', say: { message: 'done.text', params: { topic: 'choice.topic' } }, return: true },
          ],
          send: [{ fill: { 'choice.topic': 'a' }, forget: ['topics'], resumeAt: 'choice.topic' }],
        },
      },
    },
  }
  const contract = {
    $id: 'actions/sent-report.schema.json',
    type: 'object',
    properties: { outcomes: { type: 'object', properties: { done: { type: 'object' } } } },
  }
  return {
    ...source,
    flow: toSourceFile(source.flow.path, JSON.stringify(whole)),
    schemas: new Map([
      ...source.schemas,
      ['actions/sent-report.schema.json', toSourceFile('schemas/report', JSON.stringify(contract))],
    ]),
  }
}

/** Lists the places of a JSON value with what could stand there instead; nothing stands for the place being left out. */
function* listEdits(
  value: unknown,
  toWhole: (part: unknown) => unknown,
  place = '',
): Generator<readonly [string, readonly unknown[]]> {
  if (!isRecord(value)) {
    const others = [`${String(value)}x`, 1, 2, !value, ...spare].filter((other) => other !== value)
    yield [place, others.map(toWhole)]
  } else if (Array.isArray(value)) {
    if (value.length > 1) yield [`${place}, in another order`, [toWhole(value.toReversed())]]
    for (const [index, part] of value.entries())
      yield* listEdits(part, (other) => toWhole(value.with(index, other)), `${place}.${index}`)
  } else {
    for (const [name, part] of Object.entries(value)) {
      const { [name]: _, ...others } = value
      yield [`${place} without ${name}`, [toWhole(others)]]
      yield* listEdits(part, (other) => toWhole({ ...value, [name]: other }), `${place}.${name}`)
    }
  }
}

/** Values of places that take no other text. */
const spare = [
  'skip',
  'deadEnd',
  'lead',
  'note',
  'link',
  'primary',
  'forms/email.schema.json',
  'data/topic.schema.json',
  'number',
  'object',
]

/** Links a flow that its grammar accepts; throws for another one. */
function toFlow(source: FlowSource): LinkedFlow {
  const { draft } = checkFlow(source, [])
  if (!draft) throw new Error('The grammar refuses the flow.')
  return draft
}

describe('diffFlows', () => {
  const source = toWholeFlow()
  const before = toFlow(source)

  /** Returns what differs; undefined where the grammar refuses the flow, or it has faults that keep it from being compared. */
  function tell(after: FlowSource): string | undefined {
    try {
      return toMarkdown(diffFlows(before, toFlow(after)))
    } catch {
      return undefined
    }
  }

  function listSilent(text: string, toSource: (text: string) => FlowSource): readonly string[] {
    return [...listEdits(JSON.parse(text), (whole) => whole)].flatMap(([place, others]) => {
      for (const other of others) {
        const told = tell(toSource(JSON.stringify(other)))
        if (told !== undefined) return told === 'Nothing changed.\n' ? [place] : []
      }
      return []
    })
  }

  it('tells a change of each member that a flow may have', () => {
    const names = (value: unknown): readonly string[] =>
      isRecord(value) ? Object.entries(value).flatMap(([name, part]) => [name, ...names(part)]) : []
    const own: string[] = []
    walkSchema(flowGrammar, ({ properties = {} }) => own.push(...Object.keys(properties)))
    const used = names(JSON.parse(source.flow.text))
    expect(own.filter((name) => !used.includes(name))).toEqual([])
    expect(listSilent(source.flow.text, (text) => ({ ...source, flow: toSourceFile(source.flow.path, text) }))).toEqual(
      [],
    )
  })

  it('tells a change of each schema and of each text', () => {
    for (const [id, { path, text }] of source.schemas)
      expect(
        listSilent(text, (edited) => ({
          ...source,
          schemas: new Map([...source.schemas, [id, toSourceFile(path, edited)]]),
        })),
      ).toEqual([])
    for (const [language, { path, text }] of source.copy)
      expect(
        listSilent(text, (edited) => ({
          ...source,
          copy: new Map([...source.copy, [language, toSourceFile(path, edited)]]),
        })),
      ).toEqual([])
  })
})
