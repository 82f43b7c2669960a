import type { FlowChange, FlowDifference } from './FlowChange.ts'
import { diffSteps } from './diffSteps.ts'
import { type GraphWay, toFlowGraph } from '../toFlowGraph.ts'
import { mapValues } from '../../definition/Loose.ts'
import type { ActionDefinition } from '../../definition/FlowDefinition.ts'
import type { FlowDefinition, LinkedFlow } from '../../definition/index.ts'
import { listRefusals } from '../../definition/released/listRefusals.ts'
import { toReleasedFlow } from '../../definition/released/ReleasedFlow.ts'
import { toResumeSteps } from '../../definition/released/toResumeSteps.ts'

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
