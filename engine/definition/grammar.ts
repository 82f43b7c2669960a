import { Ajv, type ErrorObject } from 'ajv'
import type { JSONPath } from 'jsonc-parser'
import { isBare, isRecord, toValueAt } from './Loose.ts'
import { jsonTypes } from './Problem.ts'
import { type JsonSchema, isSchema, listMisplacedFields, walkSchema } from '../validation/JsonSchema.ts'

import schema from './flow.schema.json' with { type: 'json' }

/** A place where a flow breaks the grammar. */
export interface GrammarFault {
  readonly path: JSONPath
  readonly rule: string
  readonly params: Readonly<Record<string, unknown>>
  /** The names or values that are valid there. */
  readonly known: readonly string[]
  readonly value?: unknown
  /** What is wrong with a schema there, in words. */
  readonly reason?: string
}

/** Optimizing the code of a validator takes as long as everything that it ever validates. */
const code = { optimize: false }

// Compiled on first use: most code imports this folder for its types, not for its checks.
let validate: ReturnType<Ajv['compile']> | undefined

/** Lists everything in a flow that breaks the grammar. */
export function toGrammarFaults(flow: unknown): GrammarFault[] {
  // Verbose errors carry the schema they come from, which knows what would be valid.
  validate ??= new Ajv({ allErrors: true, strict: false, validateSchema: false, verbose: true, code }).compile(schema)
  void validate(flow)
  // An `if` error only says that a branch did not fit; the branch itself says why.
  return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map((error) => toFault(error, flow))
}

let validateSchema: ReturnType<Ajv['getSchema']>

/** Lists everything in a schema that is not JSON Schema (draft-07), one fault per place; `path` is the place of the schema. */
export function toSchemaFaults(source: unknown, path: JSONPath = []): GrammarFault[] {
  validateSchema ??= new Ajv({ allErrors: true, code }).getSchema('http://json-schema.org/draft-07/schema')
  void validateSchema?.(source)
  const refused = new Map(
    (validateSchema?.errors ?? []).map((error) => [error.instancePath, toPath(error.instancePath, source)]),
  )
  // A fault in an item is reported there, not at the list.
  const isHolder = (pointer: string) => [...refused.keys()].some((other) => other.startsWith(`${pointer}/`))
  const faults = [...refused].flatMap(([pointer, place]) =>
    isHolder(pointer)
      ? []
      : {
          path: place,
          rule: 'schema',
          params: {},
          known: [],
          ...toReason(validateSchema?.errors?.filter(({ instancePath }) => instancePath === pointer) ?? [], source),
        },
  )
  const keywords = toKeywords(validateSchema?.schema)
  const reason = 'has fields in it, which belong under "properties"'
  const places = listMisplacedFields(source, keywords).map((place) => toPath(place, source))
  const misplaced = places.map((place) => ({ path: place, rule: 'schema', params: {}, known: [], reason }))
  const isInside = ({ path: at }: GrammarFault) => places.some((one) => at.slice(0, one.length).join() === one.join())
  const all = [...faults, ...listKeywordFaults(source, keywords)].filter((fault) => !isInside(fault))
  return [...misplaced, ...all].map((fault) => ({ ...fault, path: [...path, ...fault.path] }))
}

/** Describes what is wrong with a list of options or names, and where in it, if that can be put in words. */
function toReason(errors: readonly ErrorObject[], source: unknown): Partial<Pick<GrammarFault, 'reason' | 'path'>> {
  const path = toPath(errors[0]?.instancePath ?? '', source)
  const list = toValueAt(source, path)
  if (!Array.isArray(list)) return {}
  if (list.length === 0) return { reason: 'has nothing in it' }
  const again = list.findIndex((one, index) => list.indexOf(one) < index)
  return again === -1 ? {} : { path: [...path, again], reason: `repeats ${JSON.stringify(list[again])}` }
}

const ownKeywords = ['errorMessage', 'minimumAge', 'notBefore', 'notInFuture', 'personal', 'secret', 'tsType', 'ui']
/** Lists all keywords that a schema may have, from the meta-schema and our own. */
const toKeywords = (grammar: unknown) => [...Object.keys(Object(Object(grammar).properties)), ...ownKeywords]

const formats = ['date', 'date-time', 'email', 'uuid']

/** The types of the values of our own rules. */
const ownTypes: Readonly<Record<string, string>> = { minimumAge: 'number', notBefore: 'string', notInFuture: 'boolean' }

/** The types of the values of our own marks. */
const markTypes: Readonly<Record<string, string>> = { personal: 'boolean', secret: 'boolean' }

/** The types of values that each rule applies to. */
const ruleTypes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    {
      types: ['number', 'integer'],
      rules: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
    },
    { types: ['string'], rules: ['minLength', 'maxLength', 'pattern', 'format', ...Object.keys(ownTypes)] },
    { types: ['array'], rules: ['minItems', 'maxItems', 'items', 'uniqueItems'] },
    { types: ['object'], rules: ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'] },
  ].flatMap(({ types, rules }) => rules.map((rule) => [rule, types])),
)

const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const

/** Lists unknown keywords, rules that cannot work, and messages of rules that are not texts. */
function listKeywordFaults(source: unknown, keywords: readonly string[]): GrammarFault[] {
  const faults: GrammarFault[] = []
  if (!isSchema(source)) return faults
  walkSchema(source, (node, place) => {
    const add = (keys: JSONPath, rule: string, params = {}, more: Partial<GrammarFault> = {}) =>
      faults.push({ path: [...toPath(place, source), ...keys], rule, params, known: keywords, ...more })
    const refuse = (keys: JSONPath, reason: string, params = {}) => add(keys, 'schema', params, { reason })
    for (const keyword of Object.keys(node)) if (!keywords.includes(keyword)) add([keyword], 'additionalProperties')
    const { pattern, type, format, notBefore, errorMessage = {} } = node
    if (pattern === '') add(['pattern'], 'minLength')
    const refused = typeof pattern === 'string' ? toRefusal(pattern) : undefined
    if (refused !== undefined) refuse(['pattern'], `is not a pattern: ${refused}`)
    // The format `regex` marks patterns in schemas of schemas, which no form is.
    if (typeof format === 'string' && format !== 'regex' && !formats.includes(format))
      add(['format'], 'enum', {}, { known: formats })
    for (const [rule, wanted] of Object.entries({ ...ownTypes, ...markTypes }))
      if (node[rule] !== undefined && typeof node[rule] !== wanted) add([rule], 'type', { type: wanted })
    if (node.ui !== undefined && (!isRecord(node.ui) || Array.isArray(node.ui))) add(['ui'], 'type', { type: 'object' })
    const { options: group } = isRecord(node.ui) ? node.ui : {}
    if (group !== undefined && typeof group !== 'string') add(['ui', 'options'], 'type', { type: 'string' })
    if (node['notInFuture'] === false) add(['notInFuture'], 'const', { allowedValue: true })
    for (const [less, more] of bounds) {
      const [lower, upper] = [node[less], node[more]]
      if (typeof lower !== 'number' || typeof upper !== 'number' || lower <= upper || upper < 0) continue
      refuse([less], `is ${lower}, which is more than ${more}, ${upper}`)
    }
    const values: readonly unknown[] = Array.isArray(node['enum']) ? node['enum'] : []
    const odd = type === 'string' ? values.findIndex((option) => typeof option !== 'string') : -1
    if (odd !== -1) refuse(['enum', odd], 'is not a text, as the type has it')
    if (typeof type === 'string' && jsonTypes.includes(type)) {
      const rules = Object.keys(node).filter((rule) => ruleTypes[rule] && (rule !== 'required' || isRecord(node[rule])))
      const misfits = rules.filter((rule) => !ruleTypes[rule]?.includes(type))
      // If all rules are for another type, that type was meant, as is a rule with words of its own.
      const meant = jsonTypes.find((other) => rules.every((rule) => ruleTypes[rule]?.includes(other)))
      const reason = `is ${type}, for which ${misfits.join(' and ')} ${misfits.length > 1 ? 'are no rules' : 'is no rule'}`
      const isSure = misfits.length > 1 || misfits.some((rule) => rule in Object(node.errorMessage))
      if (isSure && meant !== undefined) refuse(['type'], reason)
      else for (const rule of misfits) refuse([rule], `is not a rule for the type ${type}`, { type })
    }
    if (
      values.length > 0 &&
      (type === 'number' || type === 'integer' || type === 'boolean') &&
      values.every((one) => typeof one === 'string')
    )
      refuse(['type'], `is ${type}, and all that can be chosen are texts`)
    for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const) {
      const parts = [node[keyword] ?? []].flat().map((part) => JSON.stringify(part))
      const again = parts.findIndex((part, index) => parts.indexOf(part) < index)
      if (again !== -1) refuse([keyword, again], 'repeats what is before it')
    }
    for (const branch of ['then', 'else']) if (branch in node && !('if' in node)) refuse([branch], 'has no "if"')
    for (const keys of listEmptied(node, place)) refuse(keys, 'has nothing in it')
    if (typeof notBefore === 'string' && place.endsWith(`/properties/${notBefore}`))
      refuse(['notBefore'], 'names the field itself')
    if (node['const'] === true && node['default'] === true)
      refuse(['default'], 'checks a box that only whoever agrees should check')
    if (type === 'boolean' && node['const'] === false && !partial.test(place))
      refuse(['const'], 'is false: whoever checks the box could not go on')
    // An unknown keyword may be a misspelled `type`.
    const kindless = Object.keys(node).every((one) => keywords.includes(one)) ? toKindless(node, place) : undefined
    if (kindless !== undefined)
      refuse([kindless], 'is a rule without a "type" beside it, so that values of other types fit')
    if (typeof errorMessage === 'string') return
    if (!isRecord(errorMessage) || Array.isArray(errorMessage))
      return void add(['errorMessage'], 'type', { type: ['string', 'object'] })
    for (const [rule, words] of Object.entries<unknown>(errorMessage)) {
      if (
        !['dependencies', 'items', 'properties', 'required'].includes(rule) ||
        !isRecord(words) ||
        Array.isArray(words)
      ) {
        if (typeof words !== 'string') add(['errorMessage', rule], 'type', { type: 'string' })
        continue
      }
      for (const [name, text] of Object.entries(words))
        if (typeof text !== 'string') add(['errorMessage', rule, name], 'type', { type: 'string' })
    }
  })
  return faults
}

/** Matches a place inside a part that does not describe a whole value. */
const partial = /\/(?:allOf|anyOf|oneOf|if|then|else|not|dependencies|contains|propertyNames)(?:\/|$)/

/** Lists the emptied parts of a schema that need something in them: an object may have no properties, but not if some are required. */
function listEmptied(node: JsonSchema, place: string): readonly JSONPath[] {
  const isPart = /\/(?:if|then|else)$/.test(place) || (node.required ?? []).length > 0
  const names = place.endsWith('/if') ? Object.keys(Object(node.properties)) : []
  const own = isPart ? [['properties'], ...names.map((name) => ['properties', name])] : []
  const branches = 'if' in node ? [['if'], ['else' in node ? 'else' : 'then']] : []
  return [...branches, ...own].filter((keys) => isBare(toValueAt(node, keys)))
}

/** Finds a rule for one type on a whole value that has no `type`; undefined inside a choice or a condition, which is only a part. */
const toKindless = (node: JsonSchema, place: string): string | undefined =>
  partial.test(place) ||
  ['$ref', 'type', 'const', 'enum', 'allOf', 'anyOf', 'oneOf', 'not', 'if'].some((keyword) => keyword in node)
    ? undefined
    : Object.keys(node).find((keyword) => Object.hasOwn(ruleTypes, keyword))

/** Returns why a text is not a valid pattern; undefined if it is. */
function toRefusal(pattern: string): string | undefined {
  try {
    void new RegExp(pattern, 'u')
    return undefined
  } catch (error) {
    return String(error).replace(/^.*\/u: /, '')
  }
}

export function toFault(
  { instancePath, parentSchema, keyword, params, propertyName, data }: ErrorObject,
  flow: unknown,
): GrammarFault {
  const path = toPath(instancePath, flow)
  const key: string | undefined = params['additionalProperty'] ?? params['propertyName'] ?? propertyName
  const allowed: string[] = params['allowedValues'] ?? []
  return {
    path: key === undefined ? path : [...path, key],
    rule: keyword,
    params,
    value: data,
    known: keyword === 'additionalProperties' ? Object.keys(parentSchema?.['properties'] ?? {}) : allowed,
  }
}

/** Converts a JSON pointer to a path; a segment is a number where the data has a list. */
function toPath(pointer: string, data: unknown): JSONPath {
  let at = data
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => {
      const isList = Array.isArray(at)
      at = isRecord(at) ? at[key] : undefined
      return isList ? Number(key) : key
    })
}

/** The grammar of flow files with its descriptions, for tools that complete and explain flow files. */
export const flowGrammar: JsonSchema = JSON.parse(JSON.stringify(schema))
