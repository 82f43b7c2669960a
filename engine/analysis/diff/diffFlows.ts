import { diffArrays } from 'diff'
import {
  type Difference,
  diffExistence,
  type FlowChange,
  type FlowDifference,
  listDifferences,
  toChange,
} from './FlowChange.ts'
import { createReader, type Statement, type Texts } from './createReader.ts'
import { type GraphWay, toFlowGraph } from '../toFlowGraph.ts'
import { isRecord, mapValues } from '../../definition/Loose.ts'
import type { FlowDefinition, LinkedFlow } from '../../definition/index.ts'
import { toResumable } from '../../definition/instructions.ts'
import { toFormFiles } from '../../definition/checks/checkNeeds.ts'
import { toSchemaCatalog } from '../../definition/SchemaCatalog.ts'
import { listRefusals } from '../../definition/released/listRefusals.ts'
import { toReleasedFlow } from '../../definition/released/ReleasedFlow.ts'
import { toResumeSteps } from '../../definition/released/toResumeSteps.ts'

/** Compares two flows: lists the changes and what they affect. A difference that no sentence about a step tells is listed by its place. */
export function diffFlows(before: LinkedFlow, after: LinkedFlow): FlowDifference {
  const words = diffWords(before, after)
  const [oldWays, newWays] = [toWays(before), toWays(after)]
  const [oldEvents, newEvents] = [toEvents(before.definition), toEvents(after.definition)]
  return {
    changes: [...words.flatMap(({ changes }) => changes), ...diffFiles(before, after)],
    waysAdded: [...newWays].flatMap(([way, told]) => (oldWays.has(way) ? [] : [told])),
    waysRemoved: [...oldWays].flatMap(([way, told]) => (newWays.has(way) ? [] : [told])),
    languages: words.flatMap(({ language, changes }) => (changes.length > 0 ? [language] : [])),
    eventsAdded: newEvents.filter((event) => !oldEvents.includes(event)),
    eventsRemoved: oldEvents.filter((event) => !newEvents.includes(event)),
    ...diffSaved(before, after),
  }
}

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
  return [...new Set([...before.copy.keys(), ...after.copy.keys()])].map((language) => {
    const [old, now] = [before.copy.get(language), after.copy.get(language)]
    return {
      language,
      changes: [
        ...diffExistence('words', `language ${language}`, [old, now]),
        ...listDifferences(old ?? {}, now ?? {}).map((one) =>
          toChange('words', `${language}: ${one.path.join()}`, one),
        ),
      ],
    }
  })
}

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

/** The group and the name of each section of a flow file. */
const sections: Readonly<Record<keyof FlowDefinition, readonly [FlowChange['group'], string]>> = {
  constants: ['limits', 'constant'],
  steps: ['screens', 'step'],
  fieldGroups: ['rules', 'group of fields'],
  predicates: ['routes', 'predicate'],
  failures: ['routes', 'failure'],
  procedures: ['routes', 'procedure'],
  startUp: ['routes', 'start-up'],
  start: ['routes', 'first step'],
  actions: ['actions', 'action'],
  functions: ['actions', 'function'],
  data: ['data', 'slot'],
  facts: ['data', 'fact'],
  events: ['data', 'event'],
  saveProgress: ['data', 'saved progress'],
  migrations: ['data', 'migration of version'],
  version: ['data', 'version of what is saved'],
  name: ['data', 'name'],
  language: ['words', 'first language'],
  copy: ['words', 'folder of the texts'],
  schemas: ['data', 'folder of the schemas'],
  $schema: ['data', 'grammar'],
}

/** The sections that sentences about the steps describe, as far as they have words for what is in them. */
const described = ['steps', 'startUp', 'procedures', 'fieldGroups', 'saveProgress']

/** Lists what differs in the flow file and the schemas: in sentences about the steps, and by place what these leave out. */
function diffFiles(before: LinkedFlow, after: LinkedFlow): FlowChange[] {
  const read = createReader(before, after)
  const [old, now] = [read(before.written, before.schemas), read(after.written, after.schemas)]
  const isSame = isSameText(old, now)
  const files = [before, after].map(({ schemas }) => [...schemas.files])
  // Both have the files of both, since a file that is gone may be named where a difference is undone.
  const sides = [
    { written: after.written, files: new Map(files.flat()), texts: now, change: 'takeBack' },
    { written: before.written, files: new Map(files.toReversed().flat()), texts: old, change: 'apply' },
  ] as const
  /** Checks whether the sentences of one of the flows would be others if only this place of the flow file, or of a schema, were the other's. */
  const isTold = (difference: Difference, id?: string) =>
    !isSame &&
    sides.some((side) => {
      const change = difference[side.change]
      const schema = id === undefined ? undefined : change(side.files.get(id))
      const changed = isRecord(schema) && id !== undefined ? new Map([...side.files, [id, schema]]) : side.files
      try {
        const written = id === undefined ? change(side.written) : side.written
        return !isSameText(read(written, toSchemaCatalog(changed)), side.texts)
      } catch {
        // A form cannot be read where a `$ref` leads nowhere without the other differences.
        return false
      }
    })
  const [oldFile, newFile] = [toCompared(before), toCompared(after)]
  const values = Object.entries(sections).flatMap(([section, [group, kind]]) =>
    listDifferences(oldFile[section], newFile[section], [section])
      .filter((one) => !described.includes(section) || !isTold(one))
      .map((one) => {
        const [, name = '', ...path] = one.path
        const shown = path.filter((part) => section !== 'predicates' || part !== 'when')
        return toChange(group, [`${kind} ${name}`.trim(), ...shown].join(', '), one)
      }),
  )
  return [...diffSteps(old, now), ...values, ...diffSchemas(before, after, isTold)]
}

/** Returns the sections of a flow as they are compared: wherever their contracts are, and failures by the predicates that they need. */
function toCompared({ written, definition }: LinkedFlow): Readonly<Record<string, unknown>> {
  const failures = (written.failures ?? []).map(({ when, ...shown }, index, all) => {
    const earlier = all.slice(0, index).filter((one) => one.when === when).length
    return [earlier === 0 ? when : `${when} ${earlier + 1}`, shown]
  })
  const lists = ['events', 'facts', 'fieldGroups', 'functions', 'migrations', 'procedures', 'saveProgress']
  return {
    ...Object.fromEntries(lists.map((section) => [section, {}])),
    ...written,
    failures: Object.fromEntries(failures),
    actions: mapValues(definition.actions, (action) => ({ ...action, schema: undefined })),
  }
}

/** Lists what differs in the schema files, except for contracts, which their actions show. */
function diffSchemas(
  before: LinkedFlow,
  after: LinkedFlow,
  isTold: (difference: Difference, id: string) => boolean,
): FlowChange[] {
  const ofForms = [before, after].flatMap(({ definition, source }) => [...toFormFiles(definition, source)])
  const contracts = [before, after].flatMap(listContracts)
  const [old, now] = [before.schemas.files, after.schemas.files]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const isContract = contracts.includes(id)
    const [group, where] = [ofForms.includes(id) ? 'rules' : 'data', `schema ${id}`] as const
    if (!old.has(id) || !now.has(id)) return isContract ? [] : diffExistence(group, where, [old.get(id), now.get(id)])
    return listDifferences(old.get(id), now.get(id))
      .filter((one) => !(isContract && isOfContract(one)) && !isTold(one, id))
      .map((one) => toChange(group, [where, ...one.path].join(', '), one))
  })
}

const isOfContract = ({ path }: Difference) => /^properties,(input|outcomes,properties)\b/.test(path.join())

const listContracts = ({ definition }: LinkedFlow): readonly string[] =>
  Object.values(definition.actions).flatMap((action) => ('schema' in action ? (action.schema ?? []) : []))

const isSameText = (one: Texts, other: Texts) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  )

/** Lists what changed in the steps and the start-up: what they show, ask and call, and where they lead. Ignores changed words. */
function diffSteps(old: Texts, now: Texts): FlowChange[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): FlowChange[] => {
    const [from, to] = [old[name], now[name]]
    if (!from) return [{ group: 'screens', where: `step ${name}`, after: 'a new step' }]
    return to ? diffStatements(from, to) : [{ group: 'screens', where: `step ${name}`, before: 'the whole step' }]
  })
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
