import { diffArrays } from 'diff'
import type { FlowChange, FlowDifference } from './FlowChange.ts'
import { type GraphWay, toFlowGraph } from '../toFlowGraph.ts'
import { mapValues } from '../../definition/Loose.ts'
import type { ActionDefinition } from '../../definition/FlowDefinition.ts'
import type { FlowDefinition, LinkedFlow } from '../../definition/index.ts'
import { listRefusals } from '../../definition/released/listRefusals.ts'
import { toReleasedFlow } from '../../definition/released/ReleasedFlow.ts'
import { toResumeSteps } from '../../definition/released/toResumeSteps.ts'
import { toFlowText } from '../../compiler/text/toFlowText.ts'

/** Compares two checked flows: lists the changes and what they affect. */
export function diffFlows(before: LinkedFlow, after: LinkedFlow): FlowDifference {
  const [old, now] = [before.definition, after.definition]
  const both = <Value>(read: (flow: FlowDefinition) => Value) => [read(old), read(now)] as const
  const words = diffWords(before, after)
  const [oldWays, newWays] = [toWays(before), toWays(after)]
  const [oldEvents, newEvents] = [toEvents(old), toEvents(now)]
  return {
    changes: [
      ...diffRecords(
        'limits',
        'constant',
        both((flow) => flow.constants),
      ),
      ...words.flatMap(({ changes }) => changes),
      ...diffSteps(before, after),
      ...diffRecords(
        'routes',
        'predicate',
        both((flow) => mapValues(flow.predicates, ({ when }) => when)),
      ),
      ...diffRecords(
        'routes',
        'failure',
        both((flow) => Object.fromEntries((flow.failures ?? []).map((one) => [one.when, one]))),
      ),
      ...diffRecords(
        'actions',
        'action',
        both((flow) => mapValues(flow.actions, toContract)),
      ),
      ...diffRecords(
        'data',
        'slot',
        both((flow) => flow.data),
      ),
      ...diffRecords(
        'data',
        'migration of version',
        both((flow) => flow.migrations ?? {}),
      ),
      ...diffRecords(
        'data',
        'version',
        both(({ version }) => ({ 'of what is saved': version })),
      ),
    ],
    waysAdded: [...newWays].flatMap(([way, told]) => (oldWays.has(way) ? [] : [told])),
    waysRemoved: [...oldWays].flatMap(([way, told]) => (newWays.has(way) ? [] : [told])),
    languages: words.flatMap(({ language, changes }) => (changes.length > 0 ? [language] : [])),
    eventsAdded: newEvents.filter((event) => !oldEvents.includes(event)),
    eventsRemoved: oldEvents.filter((event) => !newEvents.includes(event)),
    ...diffSaved(before, after),
  }
}

/** Picks the properties of a contract in a fixed order, so that their order in the file makes no difference. */
const toContract = ({ input, outcomes, timeoutSeconds, waits, once, progress }: ActionDefinition) => ({
  input,
  outcomes,
  timeoutSeconds,
  waits,
  once,
  progress,
})

/** Tells what happens to applications that were saved under the old flow. */
function diffSaved(before: LinkedFlow, after: LinkedFlow): Pick<FlowDifference, 'saved' | 'notResumable'> {
  const [from, to] = [toReleasedFlow(before), toReleasedFlow(after)]
  const moved = toResumeSteps(after.definition, [from], to)
  const lost = toResumable(before.definition).filter((step) => !toResumable(after.definition).includes(step))
  const isRefused = listRefusals(from.saved, to.saved).length > 0
  return {
    saved: from.version < to.version ? 'migrated' : isRefused || from.version > to.version ? 'dropped' : 'kept',
    notResumable: lost.map((step) => ({ step, ...(moved[step] !== undefined && { goesOnAt: moved[step] }) })),
  }
}

function diffWords(
  before: LinkedFlow,
  after: LinkedFlow,
): { readonly language: string; readonly changes: FlowChange[] }[] {
  return [...new Set([...before.copy.keys(), ...after.copy.keys()])].map((language) => ({
    language,
    changes: diffRecords('words', `${language}:`, [before.copy.get(language), after.copy.get(language)]),
  }))
}

const toResumable = ({ steps }: FlowDefinition) =>
  Object.entries(steps).flatMap(([name, { resumable }]) => (resumable ? [name] : []))

/** Lists what analytics and partners receive: the tracked events, and the steps with their endings. */
const toEvents = ({ events, steps }: FlowDefinition) => [
  ...Object.keys(events ?? {}).map((name) => `the tracked event "${name}"`),
  ...Object.entries(steps).map(
    ([name, { ending }]) => `the step ${name}${ending === undefined ? '' : `, which ends the application (${ending})`}`,
  ),
]

/** Maps each way, written with the flow's own names, to its words: a button with a new label is still the same way. */
function toWays(flow: LinkedFlow): ReadonlyMap<string, string> {
  const { steps, predicates } = flow.definition
  const named = {
    ...flow.definition,
    steps: mapValues(steps, ({ form: _form, dialogs: _dialogs, ...step }) => ({ ...step, view: [] })),
    predicates: mapValues(predicates, ({ when }) => ({ when })),
  }
  const names = toFlowGraph({ ...flow, definition: named }).ways.map(toText)
  return new Map(toFlowGraph(flow).ways.map((way, index) => [names[index] ?? '', toText(way)]))
}

const toText = ({ from = 'start', to, event, conditions }: GraphWay) =>
  `${from} → ${to}, ${[event, ...conditions.map((one) => (one === 'otherwise' ? one : `if ${one}`))].join(', ')}`

type Texts = Readonly<Record<string, unknown>>

/** Lists the changes between two sets of named values. Each value is shown as JSON, a text as it is. */
function diffRecords(
  group: FlowChange['group'],
  kind: string,
  [before = {}, after = {}]: readonly [Texts | undefined, Texts | undefined],
): FlowChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => {
    const [old, now] = [toShown(before[name]), toShown(after[name])]
    if (old === now) return []
    return [
      {
        group,
        where: `${kind} ${name}`,
        ...(old === undefined ? {} : { before: old }),
        ...(now === undefined ? {} : { after: now }),
      },
    ]
  })
}

const toShown = (value: unknown): string | undefined => (typeof value === 'string' ? value : JSON.stringify(value))

/** Lists what changed in the steps and the start-up: what they show, ask and call, and where they lead. Ignores changed words. */
function diffSteps(before: LinkedFlow, after: LinkedFlow): FlowChange[] {
  const [old, now] = [toTexts(before), toTexts(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): FlowChange[] => {
    if (old[name] === undefined) return [{ group: 'screens', where: `step ${name}`, after: 'a new step' }]
    if (now[name] === undefined) return [{ group: 'screens', where: `step ${name}`, before: 'the whole step' }]
    return old[name] === now[name] ? [] : diffStatements(toStatements(name, old[name]), toStatements(name, now[name]))
  })
}

/** Describes each step in text, with copy keys for the words and meanings for the expressions of predicates. */
function toTexts(flow: LinkedFlow): Readonly<Record<string, string>> {
  const keys = Object.fromEntries(
    [...flow.copy.values()].flatMap((texts) => Object.keys(texts).map((key) => [key, key])),
  )
  const definition = {
    ...flow.definition,
    predicates: mapValues(flow.definition.predicates, ({ means }, name) => ({ when: means ?? name })),
  }
  const { steps } = toFlowText({ ...flow, definition, copy: new Map([['keys', keys]]) }, 'keys')
  return steps
}

function diffStatements(before: readonly Statement[], after: readonly Statement[]): FlowChange[] {
  const known = new Map([...before, ...after].map((statement) => [toKey(statement), statement]))
  const parts = diffArrays(before.map(toKey), after.map(toKey))
  return parts.flatMap(({ added, removed, value }) =>
    value.flatMap((key): FlowChange[] => {
      const statement = known.get(key)
      if (!statement || (!added && !removed)) return []
      const { group, where, text } = statement
      return [{ group, where, ...(added ? { after: text } : { before: text }) }]
    }),
  )
}

const toKey = ({ where, text }: Statement) => `${where}\n${text}`

/** One line of a step's text that can be compared by itself. */
interface Statement {
  readonly group: FlowChange['group']
  readonly where: string
  readonly text: string
}

/** Splits the text of a step, as `toFlowText` writes it, into statements that can be compared one by one. */
function toStatements(step: string, text: string): Statement[] {
  return text
    .trimEnd()
    .split('\n\n')
    .flatMap((section, index) => {
      const [heading = '', ...lines] = section.split('\n')
      if (index === 0) return lines.map((line) => ({ group: 'screens' as const, where: `step ${step}`, text: line }))
      return toLines(lines).map(({ line, under }) => ({
        group: toGroup(heading, line),
        where: [`step ${step}`, toPlace(heading), under].filter((part) => part !== '').join(', '),
        text: line,
      }))
    })
}

/** Removes the numbers of the lines, and adds to each the names of the lines that it is nested under. */
function toLines(lines: readonly string[]): { readonly line: string; readonly under: string }[] {
  const parents: { readonly depth: number; readonly name: string }[] = []
  return lines.map((numbered) => {
    const plain = numbered.replace(
      /^(\s*)(\d+\. )/,
      (_, space: string, number: string) => space + ' '.repeat(number.length),
    )
    const line = plain.trim()
    const depth = plain.length - plain.trimStart().length
    while (parents.length > 0 && (parents.at(-1)?.depth ?? 0) >= depth) parents.pop()
    const under = parents.map(({ name }) => name).join(', ')
    parents.push({ depth, name: /^[^:,]+/.exec(line)?.[0] ?? line })
    return { line, under }
  })
}

function toGroup(heading: string, line: string): FlowChange['group'] {
  if (heading.startsWith('On ')) return /^(call|with|when) /.test(line) ? 'actions' : 'routes'
  return heading.includes('a form, kept in') ? 'rules' : 'screens'
}

const toPlace = (heading: string): string =>
  heading.startsWith('On ') ? heading.replace('On ', 'on ') : heading.includes('a form, kept in') ? 'form' : heading
