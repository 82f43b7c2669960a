import { type Advice, isBuilt, isNamed, toLeftOver } from '../Advice.ts'
import {
  findMistaken,
  findStandIn,
  findUnasked,
  findUncalled,
  findUnsent,
  listNamed,
  toMistaken,
} from '../findStandIn.ts'
import { toClauses, toMeaning } from '../../../definition/predicates.ts'
import { toCopyUses } from '../../../definition/copyUses.ts'
import { toGroupName } from '../../../definition/inlineNames.ts'
import { toExpressionSites } from '../../../definition/expressionSites.ts'
import { toAllForms } from '../../../definition/forms.ts'
import type { Finding, FlowDefinition, LinkedFlow } from '../../../definition/index.ts'
import { toInstructions, toSteps } from '../../../definition/instructions.ts'
import { toLostPlace } from '../../../definition/consequences.ts'
import { toHint } from '../../../definition/Problem.ts'
import { toPlaceholders } from '../../../definition/parseText.ts'
import { requiredCopy } from '../../../react/requiredCopy.ts'

/** Failures that the engine, the browser and HTTP clients report; all others are named in the product's code. */
const usualFailures = [
  'Offline',
  'TimeoutError',
  'LoadError',
  'Bug',
  'Error',
  'TypeError',
  'AbortError',
  'NetworkError',
  'AxiosError',
  'InvalidAnswer',
  'NoAnswer',
  'Refused',
]

/** Failures of the engine that mean the same: the connection is gone, or the answer is none. */
const likeFailures = ['TypeError LoadError', 'NoAnswer InvalidAnswer'].map((names) => names.split(' '))

/** Finds conditions that list names of failures, and lack one that means the same as a listed one and is asked for nowhere. */
function* listLostFailures(definition: FlowDefinition): Iterable<Finding> {
  const all = Object.entries<{ when?: string }>(definition.predicates)
  for (const names of likeFailures) {
    const lost = names.find((name) => !all.some((one) => one[1].when?.includes(`'${name}'`)))
    for (const [predicate, { when = '' }] of all) {
      const listed = names.find((name) => when.includes(`'${name}'`))
      if (lost === undefined || listed === undefined || when.split('failure.status').length < 3) continue
      const message = `predicate ${predicate} asks for the failure "${listed}", and nothing asks for "${lost}", which means the same`
      const hint = `Add || failure.status == '${lost}'`
      const [path, unless] = [['predicates', predicate, 'when'], [`failure of ${predicate}`]]
      yield { code: 'bad-expression', path, message, hint, unless }
    }
  }
}

/** Finds properties of events and names of failures that do not occur in the code. */
export const adviseCodeNames: Advice = function* ({ flow: { definition }, code }) {
  yield* listLostFailures(definition)
  if (code === '') return
  const events = Object.entries(definition.events ?? {})
  const told = events.flatMap(([, { properties = [] }]) => properties)
  const known = [...new Set(told)].filter((name) => isNamed(code, name))
  for (const [event, { properties = [] }] of events) {
    for (const [index, name] of properties.entries()) {
      if (known.includes(name)) continue
      const message = `event ${event} tells "${name}", which the code does not know`
      const hint = toHint(name, known)
      yield { code: 'wrong-tracked-name', path: ['events', event, 'properties', index], message, hint }
    }
  }
  for (const [predicate, { when = '' }] of Object.entries<{ when?: string }>(definition.predicates)) {
    for (const { 1: name = '', index } of when.matchAll(/\bfailure\.status\s*[!=]=\s*'([^']+)'/g)) {
      // The code has to contain the name as a string, not just as a word.
      if (usualFailures.includes(name) || ["'", '"', '`'].some((mark) => code.includes(mark + name + mark))) continue
      const message = `predicate ${predicate} asks for the failure "${name}", which the code does not know`
      const hint = toHint(name, usualFailures)
      const [path, loses] = [['predicates', predicate, 'when'], [`failure of ${predicate}`]]
      yield { code: 'bad-expression', path, index, message, hint, loses, unless: [`letters of ${name}`] }
    }
  }
}

/** Finds properties of facts that the code never gives: the flow would read nothing. */
export const adviseFacts: Advice = function* ({ flow: { definition, schemas, source }, code }) {
  const read = toExpressionSites(definition)
    .map((site) => site.source)
    .join('\n')
  for (const [fact, named] of code === '' ? [] : Object.entries(definition.facts ?? {})) {
    const file = typeof named === 'string' ? source.schemas.get(named) : undefined
    const schema = schemas.open(named)
    const names = Object.keys(schema?.properties ?? {})
    const known = [...read.matchAll(new RegExp(`(?<![\\w.])${fact}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
    const lost = known.filter((name) => !names.includes(name) && isNamed(code, name))
    for (const name of names) {
      if (!file || isNamed(code, name)) continue
      const message = `fact ${fact} has ${name}, which the code never gives`
      const hint = lost[0] === undefined ? 'Take it out, or let a programmer give it' : `Did you mean ${lost[0]}?`
      yield { code: 'unwritten-data', file, path: ['properties', name], at: 'key', message, hint, loses: lost }
    }
  }
}

/** Finds declarations that nothing uses: predicates, actions, slots, constants, functions, events, dialogs, texts. */
export const adviseUnused: Advice = function* ({ flow, code }) {
  const { definition } = flow
  const used = toUsed(flow)
  const declared = {
    predicate: ['predicates', definition.predicates],
    procedure: ['procedures', definition.procedures ?? {}],
    'group of fields': ['fieldGroups', definition.fieldGroups ?? {}],
    action: ['actions', definition.actions],
    slot: ['data', definition.data],
    constant: ['constants', definition.constants],
    function: ['functions', definition.functions ?? {}],
    fact: ['facts', definition.facts ?? {}],
    event: ['events', definition.events ?? {}],
  } as const
  // Only the flow itself can use these, so a word of the same name in the code proves nothing.
  const ofFlow = ['procedure', 'group of fields', 'predicate', 'function', 'action']
  for (const [kind, [section, names]] of Object.entries(declared)) {
    for (const name of Object.keys(names)) {
      if (used.has(`${kind} ${name}`) || (!ofFlow.includes(kind) && isNamed(code, name))) continue
      const how = used.has(`written ${name}`) && kind === 'slot' ? 'written and never read' : 'never used'
      const findLost = kind === 'action' ? findUnsent : kind === 'function' ? findUncalled : undefined
      const lost = findLost?.(name, flow)
      const means = kind === 'predicate' && definition.predicates[name]?.means !== undefined
      const message = `${kind} ${name} is ${how}${means ? `: nothing asks whether ${toMeaning(definition, name)}` : ''}`
      const other = kind === 'predicate' || kind === 'event' ? findMistaken(name, listNamed(flow, kind)) : undefined
      yield (
        lost ??
        (other && toMistaken(other, name, `${kind} ${name}`)) ??
        (kind === 'predicate' ? findUnasked(name, flow) : undefined) ??
        toLeftOver([section, name], `${kind} ${name}`, message, kind === 'constant' ? ['copy'] : [])
      )
    }
  }
  if (definition.saveProgress && !toSteps(definition).some(([, { savesProgressTo }]) => savesProgressTo)) {
    const name = 'what is written when the progress is saved'
    yield toLeftOver(['saveProgress'], name, `${name} is never used`)
  }
  for (const [step, { dialogs }] of toSteps(definition)) {
    for (const dialog of Object.keys(dialogs ?? {})) {
      if (used.has(`dialog ${step} ${dialog}`)) continue
      const name = `dialog ${dialog} of step ${step}`
      yield toLeftOver(['steps', step, 'dialogs', dialog], name, `${name} is never opened`)
    }
  }
  const [first] = flow.source.copy.values()
  const [texts] = flow.copy.values()
  const uses = [...toCopyUses({ flow: definition, source: flow.source })]
  const choices = new Set(uses.flatMap(({ key, path }) => (path.at(-1) === 'options' ? toBeginning(key) : [])))
  // The code may put the key of an option together, but only of those that can be chosen.
  const isMade = (key: string) => isBuilt(code, key) && !choices.has(toBeginning(key))
  const idle = Object.keys(texts ?? {}).filter((key) => !used.has(`text ${key}`) && !isNamed(code, key) && !isMade(key))
  for (const key of idle) {
    const other = findStandIn(key, texts?.[key] ?? '', flow, idle.length === 1)
    if (other) {
      yield toMistaken({ ...other, name: other.key }, key, `"${key}"`)
      continue
    }
    const name = `the text "${key}"`
    const links = { unless: listPlacesOf(key, flow), loses: [`translation of ${key}`] }
    yield { ...toLeftOver([key], name, `${name} is shown nowhere`), ...(first && { file: first }), ...links }
  }
}

/** Lists where a text may have been shown: under its key, the last part of the key, or the options that it belongs to. */
function listPlacesOf(key: string, { source }: LinkedFlow): readonly string[] {
  const [beginning, end] = [toBeginning(key), key.slice(key.lastIndexOf('.') + 1)]
  const files = [...source.schemas.values()].filter(({ text }) => text.includes(`"${beginning}"`))
  return [key, end, ...files.map((file) => toLostPlace(file, []))]
}

const toBeginning = (key: string) => key.slice(0, key.lastIndexOf('.'))

function toUsed(flow: LinkedFlow): ReadonlySet<string> {
  const { definition, expressions, copy, source } = flow
  const used = new Set<string>(requiredCopy.map((key) => `text ${key}`))
  const use = (kind: string, name: string | undefined) => name !== undefined && used.add(`${kind} ${name}`)

  for (const { instruction, step } of toInstructions(definition)) {
    use('predicate', instruction.when)
    use('action', instruction.call)
    use('event', instruction.track)
    use('dialog', instruction.dialog && `${step} ${instruction.dialog}`)
    for (const target of [instruction.save ?? '', ...Object.keys({ ...instruction.set, ...instruction.fill })])
      use('written', target.split('.')[0])
  }
  for (const name of toDone(flow)) use('procedure', name)
  for (const predicate of Object.values(definition.predicates))
    for (const clause of toClauses(predicate)) use('predicate', clause)
  for (const { form } of toAllForms(flow.written))
    for (const row of form.layout ?? []) use('group of fields', toGroupName(row))
  for (const { form } of toAllForms(definition)) {
    use('predicate', form.when)
    use('predicate', form.submitWhen)
    use('slot', form.data)
    for (const field of Object.values(form.fields ?? {})) {
      use('predicate', field?.disabledWhen)
      use('predicate', field?.readOnlyWhen)
    }
  }
  for (const [, { view }] of toSteps(definition))
    for (const part of view ?? []) {
      if (typeof part !== 'object') continue
      use('predicate', part.when)
      if ('wait' in part) use('constant', part.wait?.seconds)
    }
  for (const [slot, { sentBy }] of Object.entries(definition.data)) {
    use('action', sentBy)
    if (sentBy !== undefined) use('slot', slot)
  }
  for (const { when } of definition.failures ?? []) use('predicate', when)
  for (const { properties = [] } of Object.values(definition.events ?? {}))
    for (const name of properties) use('fact', name)

  for (const { source: text, inFailure } of toExpressionSites(definition)) {
    const checked = expressions.check(text, undefined, inFailure)
    for (const [root = '', constant] of checked.ok ? checked.reads.map((read) => read.split('.')) : []) {
      if (root === 'constants') use('constant', constant)
      use('slot', root)
      use('fact', root)
    }
    for (const [, name] of text.matchAll(/(\w+)\(/g)) use('function', name)
  }
  for (const { key } of toCopyUses({ flow: definition, source })) use('text', key)
  for (const [language, texts] of copy) {
    const all = [...Object.values(texts), ...Object.values(definition.predicates).flatMap(({ means = [] }) => means)]
    for (const text of all) {
      for (const name of toPlaceholders(text, language) ?? []) use('constant', name)
      // A link may lead to a constant: [privacy policy](privacyUrl).
      for (const [, name] of text.matchAll(/\]\(\{?(\w+)\}?\)/g)) use('constant', name)
    }
  }
  return used
}

/** Lists the procedures that events of steps or the start-up run, directly or through other procedures. */
function toDone({ written }: LinkedFlow): ReadonlySet<string> {
  const done = new Set(toNamedProcedures(written))
  // Iterating a set also visits the values that are added meanwhile.
  for (const name of done)
    for (const inner of toNamedProcedures({ startUp: written.procedures?.[name]?.do })) done.add(inner)
  return done
}

const toNamedProcedures = (flow: Parameters<typeof toInstructions>[0]) =>
  [...toInstructions(flow)].flatMap(({ instruction }) => instruction.do ?? [])
