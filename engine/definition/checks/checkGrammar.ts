import type { FlowContext } from '../FlowContext.ts'
import { toList } from '../consequences.ts'
import { findNear, toSuggestion } from '../../expressions/index.ts'
import { isRecord, toValueAt } from '../Loose.ts'
import { toWords } from '../toWrittenPath.ts'
import { toHint, toMeantOption, toNamesHint, toSchemaHint, toTypeHint, toTypeWords } from '../Problem.ts'
import type { GrammarFault } from '../grammar.ts'

/** Reports in plain words what the grammar refused. */
export function checkGrammar(report: FlowContext['report'], faults: readonly GrammarFault[]): void {
  const old = faults.filter(isOldForm)
  const [first] = old
  if (first) report({ path: first.path, at: 'key', code: 'old-form', ...oldForm })
  for (const fault of toMeantFaults(faults)) {
    if (old.includes(fault)) continue
    const { path, rule } = fault
    const isName = /^(additionalProperties|moved|pattern|propertyNames)$/.test(rule)
    // `propertyNames` repeats what its `pattern` has already reported.
    if (rule === 'propertyNames') continue
    report({ path, at: isName ? 'key' : 'value', ...(rule === 'maxProperties' ? toDoAlone(path) : toFinding(fault)) })
  }
}

/** What later drafts of JSON Schema call a keyword of draft-07. */
const later: Readonly<Record<string, string>> = {
  $defs: 'definitions',
  prefixItems: 'items',
  dependentRequired: 'dependencies',
  dependentSchemas: 'dependencies',
  unevaluatedProperties: 'additionalProperties',
}

export function toFinding({
  path,
  rule,
  params,
  known,
  value,
  reason = 'is not what a JSON Schema has there',
}: GrammarFault) {
  const place = toWords(path)
  const name = String(path.at(-1))
  switch (rule) {
    case 'exchanged':
      return {
        code: 'wrong-type',
        message: `${place} and "${String(params['other'])}" beside it have the values of each other`,
        hint: 'Exchange the two values',
      }
    case 'moved': {
      const lacking = toWords([params['to']].flat().map(String))
      const beside = JSON.stringify(params['beside'])
      const said = beside
        ? `has "${name}" beside ${beside}, and ${lacking} has neither`
        : `has no property "${name}", and ${lacking} lacks it`
      const hint = `Move ${beside ? 'one of the two' : 'it'} to ${lacking}`
      return { code: 'unknown-property', message: `${toWords(path.slice(0, -1))} ${said}`, hint }
    }
    case 'additionalProperties':
      return {
        code: 'unknown-property',
        message: `${toWords(path.slice(0, -1))} has no property "${name}"`,
        hint: toHint(later[name] ?? name, known, toNamesHint(name, known, '', 'take it out')),
      }
    case 'required':
      return {
        code: 'missing-property',
        message: `${place} lacks ${String(params['missingProperty'])}`,
        hint: `Add ${String(params['missingProperty'])}`,
      }
    case 'type':
      return {
        code: 'wrong-type',
        message: `${place} should be ${toTypeWords(params['type'])}`,
        hint: toTypeHint([params['type']].flat().map(String), value),
      }
    case 'enum':
      return {
        code: 'wrong-value',
        message: `${place} is none of ${known.join(', ')}`,
        hint: toMeantOption(value, known),
      }
    case 'const':
      return {
        code: 'wrong-value',
        message: `${place} should be ${JSON.stringify(params['allowedValue'])}, or not be there`,
        hint: 'Write that, or take it out',
      }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
      return {
        code: 'out-of-range',
        message: `${place} should be ${toLimit(rule)} ${String(params['limit'])}`,
        hint: `Look at its unit, and write ${toLimit(rule)} ${String(params['limit'])}`,
      }
    case 'pattern':
      return {
        code: 'wrong-name',
        message: `${place}: "${name}" is not a name that expressions could use`,
        hint: 'Use letters, digits and _, and begin with a letter',
      }
    case 'schema':
      return { code: 'bad-schema', message: `${place} ${reason}`, hint: toSchemaHint(path, reason, value) }
    default:
      return {
        code: 'empty',
        message: `${place} should not be empty`,
        hint: 'Write what belongs there, or take it out',
      }
  }
}

/** Checks for the old form of predicates: texts, with their words in a list of their own. */
const isOldForm = ({ path: [section, name, ...rest], rule }: GrammarFault) =>
  (section === 'meanings' && rule === 'additionalProperties') ||
  (section === 'predicates' && name !== undefined && rest.length === 0 && rule === 'type')

/** Describes a `maxProperties` fault: only an instruction with `do` has such a limit. */
const toDoAlone = (path: GrammarFault['path']) => ({
  code: 'do-alone',
  message: `${toWords(path)} has something besides "do", which must be alone`,
  hint: 'Put the rest into an instruction of its own, and a condition into the procedure',
})

const oldForm = {
  message: 'the predicates are in the old format; a meaning is now written beside its expression',
  hint: 'Write "tooOld": { "means": "the order is too old", "when": "…" }, or let `flow upgrade` rewrite the file',
}

const toLimit = (rule: string) => (rule === 'maximum' ? 'at most' : rule === 'minimum' ? 'at least' : 'more than')

/**
 * Keeps the faults that say what somebody did. The missing properties of an object are one fault, and none if an unknown property there
 * is most likely the missing one.
 */
export function toMeantFaults(refused: readonly GrammarFault[]): readonly GrammarFault[] {
  const faults = withMoved(withExchanged(refused))
  const listUnknown = (missing: GrammarFault) =>
    faults.filter(
      ({ rule, path }) => rule === 'additionalProperties' && path.slice(0, -1).join() === missing.path.join(),
    )
  /** Checks whether a missing property is misspelled: an unknown name there is close to it, or is the only one and close to another. */
  const isMeant = (missing: GrammarFault) => {
    const unknown = listUnknown(missing).map(({ path, known }) => ({ name: String(path.at(-1)), known }))
    const isAlone = unknown.length === 1
    const wanted = String(missing.params['missingProperty'])
    return unknown.some(
      ({ name, known }) =>
        (isAlone && toSuggestion(name, known) !== undefined) || findNear(name, [wanted]) !== undefined,
    )
  }
  const lacks = new Map<string, GrammarFault[]>()
  for (const fault of faults)
    if (fault.rule === 'required') {
      const place = fault.path.join()
      lacks.set(place, [...(lacks.get(place) ?? []), fault])
    }
  return faults.flatMap((fault) => {
    const own = fault.path.join()
    const around = fault.path.slice(0, -1).join()
    // An `enum` error says little if the object lacks a property (another kind was meant) or the value has the wrong type.
    if (
      fault.rule === 'enum' &&
      (lacks.has(around) || faults.some((one) => one.rule === 'type' && one.path.join() === own))
    )
      return []
    if (/^(minProperties|anyOf|oneOf)$/.test(fault.rule) && lacks.has(own)) return []
    if (fault.rule === 'type')
      return faults.find(({ rule, path }) => rule === 'type' && path.join() === own) === fault ? [fault] : []
    if (fault.rule !== 'required') return [fault]
    const all = (lacks.get(own) ?? []).filter((one) => !isMeant(one))
    if (all[0] !== fault) return []
    const names = all.map(({ params }) => String(params['missingProperty']))
    return [{ ...fault, params: { missingProperty: toList(names.map((name) => `"${name}"`)) } }]
  })
}

/** Joins a property that one object lacks and another one cannot have: somebody moved it. */
const withMoved = (faults: readonly GrammarFault[]): readonly GrammarFault[] =>
  faults.reduce((left, missing) => {
    const isMoved = ({ rule, path }: GrammarFault) =>
      rule === 'additionalProperties' &&
      path.at(-1) === missing.params['missingProperty'] &&
      path[0] === missing.path[0] &&
      path.length === missing.path.length + 1
    const [other, ...more] = missing.rule === 'required' ? left.filter(isMoved) : []
    if (!other || more.length > 0 || toHolder(other) === missing.path.join()) return left
    // Of an expression and a combination of predicates, either may be what was moved.
    const names = other.path[0] === 'predicates' ? Object.keys(Object(other.value)) : []
    const beside = names.find((name) => /^(?:allOf|anyOf|not)$/.test(name))
    const moved = { ...other, rule: 'moved', params: { to: missing.path, beside } }
    return left.flatMap((one) => (one === missing ? [] : [one === other ? moved : one]))
  }, faults)

const toHolder = ({ path }: GrammarFault) => path.slice(0, -1).join()

/** Joins two refused values of an object that would fit in the place of each other. */
function withExchanged(faults: readonly GrammarFault[]): readonly GrammarFault[] {
  const partners = new Map<GrammarFault, GrammarFault>()
  for (const one of faults)
    for (const other of partners.has(one) ? [] : faults)
      if (
        one.path.at(-1) !== other.path.at(-1) &&
        toHolder(one) === toHolder(other) &&
        isFitting(one, other.value) &&
        isFitting(other, one.value)
      ) {
        partners.set(one, other).set(other, one)
        break
      }
  return faults.flatMap((fault) => {
    const other = partners.get(fault)
    if (other === undefined) return [fault]
    return faults.indexOf(other) < faults.indexOf(fault)
      ? []
      : [{ ...fault, rule: 'exchanged', params: { other: other.path.at(-1) } }]
  })
}

/** Checks whether another value is what a fault wants in its place. */
function isFitting({ rule, params, known }: GrammarFault, value: unknown): boolean {
  if (rule === 'const') return value === params['allowedValue']
  if (rule === 'enum') return typeof value === 'string' && known.includes(value)
  if (rule === 'pattern') return typeof value === 'string' && new RegExp(String(params['pattern']), 'u').test(value)
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  const kinds = Number.isInteger(value) ? ['integer', type] : [type]
  return rule === 'type' && [params['type']].flat().some((wanted) => kinds.includes(String(wanted)))
}

/**
 * Returns a file's content without what the grammar refused, so that later checks can trust the types of the rest. A refused name is
 * removed; a refused value leaves its key or position behind, so that paths and names stay the same.
 */
export function toAcceptable(content: unknown, faults: readonly GrammarFault[]): Readonly<Record<string, unknown>> {
  if (faults.length === 0) return isRecord(content) ? content : {}
  const copy = structuredClone({ content })
  for (const { path, rule } of faults) {
    const key = path.at(-1) ?? 'content'
    const above = path.length === 0 ? [] : ['content', ...path.slice(0, -1)]
    const holder = toValueAt(copy, above)
    if (rule === 'required' || !isRecord(holder)) continue
    if (rule === 'additionalProperties') delete holder[key]
    else holder[key] = undefined
  }
  return isRecord(copy.content) ? copy.content : {}
}
