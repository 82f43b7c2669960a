import * as fc from 'fast-check'
import type { JSONPath } from 'jsonc-parser'
import type { Finding, LinkedFlow } from '../definition/index.ts'
import { isRecord } from '../definition/Loose.ts'
import { toInstructions } from '../definition/instructions.ts'
import { toFieldNames, toFields, toLayers } from '../definition/schemaFields.ts'
import { toContent, type SourceFile } from '../definition/SourceFile.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { rememberByText, rememberWithin } from '../validation/remember.ts'
import { isNamed, toGroups, toNameWords } from './advice/Advice.ts'

/** A rule by which the schema of a call refuses a value that the form field accepts. */
export interface Refusal {
  /** The keyword of the field's schema to change. */
  readonly rule: string
  readonly says: string
}

/** Finds a rule by which `wanted` refuses a value that `field` accepts; undefined when none is found. */
function toRefusal(field: readonly JsonSchema[], wanted: readonly JsonSchema[]): Refusal | undefined {
  const isWhole = field.some(({ type, multipleOf }) => type === 'integer' || Number.isInteger(multipleOf))
  if (read(field, 'type') === 'number' && read(wanted, 'type') === 'integer' && !isWhole)
    return { rule: 'type', says: 'may have a fraction here, but is a whole number where it is sent' }
  for (const { rule, isMore, few } of limits) {
    const [own, other] = [read(field, rule), read(wanted, rule)]
    if (typeof other !== 'number' || read(field, 'enum') !== undefined || isBounded(field, rule)) continue
    if (typeof own !== 'number') {
      // A minimum of 0 or less limits nothing, and a list may be limited by what there is to choose from.
      if (!rule.endsWith('Items') && (isMore || other > 0))
        return { rule, says: `has no ${rule} here, but ${other} where it is sent` }
      continue
    }
    if (isMore ? own > other : own < other)
      return {
        rule,
        says: `may have ${isMore ? 'up to' : 'as few as'} ${own}${few} here, but ${rule} is ${other} where it is sent`,
      }
  }
  if (read(wanted, 'personal') === true && read(field, 'personal') === false)
    return { rule: 'personal', says: 'is said not to be personal here, and is where it is sent' }
  const [options, known] = [read(field, 'enum'), read(wanted, 'enum')]
  if (Array.isArray(known)) {
    const strange: unknown = Array.isArray(options) ? options.find((option) => !known.includes(option)) : undefined
    if (strange !== undefined)
      return { rule: 'enum', says: `can be ${JSON.stringify(strange)}, which is refused where it is sent` }
  }
  const [pattern, other] = [read(field, 'pattern'), read(wanted, 'pattern')]
  if (typeof other === 'string' && pattern !== other) {
    if (typeof pattern !== 'string')
      return Array.isArray(options)
        ? undefined
        : { rule: 'pattern', says: `has no pattern here, but ${other} where it is sent` }
    const most = Number(read(field, 'maxLength') ?? Infinity)
    const short = listTexts(pattern).filter((text) => text.length <= most)
    const refused = short.find((text) => !new RegExp(other, 'u').test(text))
    if (refused !== undefined)
      return { rule: 'pattern', says: `can be ${JSON.stringify(refused)}, which is refused where it is sent` }
  }
  const format = read(wanted, 'format')
  return typeof format === 'string' && read(field, 'format') !== format
    ? { rule: 'format', says: `does not have the format ${format}, as it does where it is sent` }
    : undefined
}

/** A field of a form or of a body. */
export interface Leaf {
  readonly name: string
  /** The place in the form or the body, without list positions. */
  readonly path: string
  /** Other names that it is sent under. */
  readonly as?: ReadonlySet<string> | undefined
  /** The schemas of the object that contains the field, which say what is required. */
  readonly owners: readonly JsonSchema[]
  /** Those of them that apply in every case, and not under a condition only. */
  readonly always: readonly JsonSchema[]
  readonly layers: readonly JsonSchema[]
}

/** Lists the fields of a schema that are neither objects nor lists, with every schema that describes them; or its lists. */
export function listLeaves(
  schema: JsonSchema,
  { schemas }: LinkedFlow,
  kind: 'value' | 'list' = 'value',
): readonly Leaf[] {
  const isOf = (layer: JsonSchema) => (kind === 'list' ? layer.items !== undefined : !layer.properties && !layer.items)
  return toAllFields(schemas, schema)
    .map((field) => ({ ...field, layers: field.layers.filter(isOf) }))
    .filter(({ layers }) => layers.length > 0)
}

/** Lists the fields of a schema, also those that are objects or lists. */
const toAllFields = rememberWithin(({ resolve }: LinkedFlow['schemas'], schema: JsonSchema): readonly Leaf[] => {
  const groups = toGroups(toFields(schema, resolve), ({ path }) => path)
  const toParts = (path: string) => groups.get(path)?.map((field) => field.schema) ?? []
  return [...groups.keys()].filter(Boolean).map((path) => {
    const keys = path.split('.')
    const owners = toParts(keys.slice(0, -1).join('.'))
    const some = new Set(owners.flatMap((owner) => toBranches(owner).flatMap((part) => toLayers(part, resolve))))
    const always = owners.filter((owner) => !some.has(owner))
    return { name: keys.at(-1) ?? '', path, layers: toParts(path), owners, always }
  })
})

/** Lists the parts of a schema that apply in some cases only. */
const toBranches = ({ anyOf = [], oneOf = [], then, else: otherwise }: JsonSchema) =>
  [...anyOf, ...oneOf, then, otherwise].filter((part) => part !== undefined)

/** Checks whether a field is required in at least some case. */
export const isRequired = ({ name, owners }: Leaf) => owners.some(({ required = [] }) => required.includes(name))

/** Checks whether a field is required in every case. */
export const isAlwaysRequired = ({ name, always }: Leaf) => always.some(({ required = [] }) => required.includes(name))

const isSentAs = ({ name, as }: Leaf, wanted: Leaf) => name === wanted.name || as?.has(wanted.name) === true

/** Checks whether two fields mean the same thing: their names match, or the first has all options of the second. */
export function isSame(field: Leaf, wanted: Leaf): boolean {
  if (isSentAs(field, wanted)) return true
  const [own, known] = [field, wanted].map(
    ({ layers }) => layers.map((layer) => layer['enum']).find(Array.isArray) ?? [],
  )
  return (known?.length ?? 0) > 2 && known?.every((option: unknown) => own?.includes(option)) === true
}

/** Returns why every place in a body that a field may go to refuses some of its values; of several with one name, one is meant. */
export function toSoleRefusal(field: Leaf, wanted: readonly Leaf[]): (Refusal & { readonly by: Leaf }) | undefined {
  const same = wanted.filter((one) => isSame(field, one))
  const [first, ...others] = same.map((one) => toLeafRefusal(field, one))
  const [by] = same
  if (by && first && others.every((one) => one !== undefined)) return { ...first, by }
  const isNeeded = same.every((one) => isSentAs(field, one) && isAlwaysRequired(one))
  return by && isNeeded && !isRequired(field)
    ? { rule: 'required', says: 'need not be filled in here, but is required where it is sent', by }
    : undefined
}

/** Finds a rule by which `wanted` refuses a value that `field` accepts; undefined when none is found. */
function toLeafRefusal(field: Leaf, wanted: Leaf): Refusal | undefined {
  const [fixed, ...others] = new Set(wanted.layers.flatMap((layer) => ('const' in layer ? [layer['const']] : [])))
  const isFree = read(field.layers, 'type') === 'boolean' && field.layers.every((layer) => !('const' in layer))
  // What is fixed under a condition may be free otherwise.
  const isFixed = typeof fixed === 'boolean' && others.length === 0 && wanted.owners.length === wanted.always.length
  return isFixed && isFree
    ? { rule: 'type', says: `can be ${!fixed}, which is refused where it is sent` }
    : toRefusal(field.layers, wanted.layers)
}

/** Reads a keyword from the nearest layer that has it. */
const read = (layers: readonly JsonSchema[], rule: string): unknown =>
  layers.map((layer) => layer[rule]).find((one) => one !== undefined)

/** Checks whether a pattern already limits the length of a text. */
const isBounded = (field: readonly JsonSchema[], rule: string) =>
  rule.endsWith('Length') && field.some(({ pattern }) => typeof pattern === 'string' && /[}\])][$]$/.test(pattern))

const limits = [
  { rule: 'maxLength', isMore: true, few: ' characters' },
  { rule: 'minLength', isMore: false, few: ' characters' },
  { rule: 'maximum', isMore: true, few: '' },
  { rule: 'minimum', isMore: false, few: '' },
  { rule: 'maxItems', isMore: true, few: ' in the list' },
  { rule: 'minItems', isMore: false, few: ' in the list' },
] as const

/** Generates texts that match a pattern, always the same ones. Lookarounds are removed for generating and tested afterwards. */
const listTexts = rememberByText((pattern): readonly string[] => {
  const plain = pattern.replaceAll(/\(\?<?[=!](?:\\.|[^()\\])*\)/g, '')
  const texts = fc.sample(fc.stringMatching(new RegExp(plain, 'u')), { numRuns: 50, seed: 1 })
  return texts.filter((text) => new RegExp(pattern, 'u').test(text))
})

/** Finds lists whose entries have no place, and require none, for a field of the form that is added to them, although the code reads it. */
export function checkEntries(flow: LinkedFlow, code: string, report: (finding: Finding) => void): void {
  const { definition, schemas, source } = flow
  const told = new Set<string>()
  for (const { instruction } of toInstructions(definition))
    for (const [list, value = ''] of Object.entries(instruction.set ?? {})) {
      const [, own, form = ''] = /^=?\w+\((\w+), (\w+)[,)]/.exec(value) ?? []
      const { schema }: Partial<LinkedFlow['definition']['data'][string]> = definition.data[list] ?? {}
      const id = String(Object(Object(Object(schema)['items']))['$ref'])
      const [entry, asked] = [schemas.open(id), schemas.open(definition.data[form]?.schema ?? '')]
      const file = source.schemas.get(id)
      if (own !== list || !entry || !asked || !file || told.has(id)) continue
      const names = toFieldNames(entry, schemas.resolve)
      const fields = [...new Set(listLeaves(asked, flow).map(({ name }) => name))]
      const [lost, ...more] = fields.filter((name) => !names.includes(name))
      const [strange] = names.filter((name) => !fields.includes(name) && !isNamed(code, name))
      if (lost === undefined || more.length > 0 || !isNamed(code, lost) || entry.required?.includes(lost)) continue
      told.add(id)
      const message = `${form} asks for ${lost}, and the entries of ${list}, where it is kept, have no place for it`
      const hint = strange === undefined ? `Add "${lost}" to "properties"` : `Did you mean ${lost}?`
      const path = ['properties', strange ?? []].flat()
      report({ code: 'unknown-path', file, path, at: 'key', message, hint, loses: [lost, strange ?? []].flat() })
    }
}

/** A field that is required only while another one has a value: `if` it is `const`, `then` this is `required`. */
interface Conditional {
  readonly file: SourceFile
  /** Where the value is. */
  readonly path: JSONPath
  readonly asked: string
  readonly value: boolean
  readonly field: string
}

/** Finds forms that ask for a field under the contrary of the condition under which the service requires it. */
export function checkConditionalFields({ source }: LinkedFlow, report: (finding: Finding) => void): void {
  const all = [...source.schemas].map(([id, file]) => ({ id, found: [...listConditionals(toContent(file), [], file)] }))
  const wanted = all.flatMap(({ id, found }) => (id.startsWith('api/') ? found.map((one) => ({ ...one, id })) : []))
  for (const { id, found } of all) {
    if (!id.startsWith('forms/')) continue
    for (const { file, path, asked, value, field } of found) {
      const same = wanted.filter((one) => one.field === field && isAbout(asked, one.asked))
      const [other] = same
      if (!other || same.some((one) => one.value === value)) continue
      const message = `${field} is asked for when ${asked} is ${value} here, and when ${other.asked} is ${other.value} where it is sent: ${other.id}`
      const hint = 'Let both say the same'
      report({ code: 'contradictory-rules', file, path, message, hint })
    }
  }
}

/** Checks whether a field of a form is that of a service, whose name may be shorter. */
function isAbout(own: string, other: string): boolean {
  const words = toNameWords(own)
  return toNameWords(other).every((word) => words.includes(word))
}

function* listConditionals(node: unknown, path: JSONPath, file: SourceFile): Generator<Conditional> {
  if (Array.isArray(node)) {
    for (const [index, inner] of node.entries()) yield* listConditionals(inner, [...path, index], file)
    return
  }
  if (!isRecord(node)) return
  const { if: condition } = node
  for (const branch of ['then', 'else'] as const) {
    const consequence = node[branch]
    if (!isRecord(condition) || !isRecord(condition['properties']) || !isRecord(consequence)) continue
    const fields: readonly unknown[] = Array.isArray(consequence['required']) ? consequence['required'] : []
    for (const [asked, rule] of Object.entries(condition['properties'])) {
      const value = isRecord(rule) ? rule['const'] : undefined
      if (typeof value !== 'boolean') continue
      const place = branch === 'then' ? [...path, 'if', 'properties', asked, 'const'] : [...path, branch]
      for (const field of fields)
        yield { file, path: place, asked, value: value === (branch === 'then'), field: String(field) }
    }
  }
  for (const [key, inner] of Object.entries(node)) yield* listConditionals(inner, [...path, key], file)
}
