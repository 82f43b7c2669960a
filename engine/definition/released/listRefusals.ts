import { type JsonSchema, isSchema } from '../../validation/JsonSchema.ts'

/** A place of saved data where something that was valid may be refused now. */
export interface Refusal {
  /** `contactData.contactId`; `[]` stands for any item of a list. */
  readonly path: string
  /** What is otherwise, as the end of a sentence: `is not known any more`. */
  readonly reason: string
}

/** Limits that may be moved one way without refusing anything: `1` down, `-1` up. */
const limits: Readonly<Record<string, 1 | -1>> = {
  minimum: 1,
  exclusiveMinimum: 1,
  minLength: 1,
  minItems: 1,
  minProperties: 1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxLength: -1,
  maxItems: -1,
  maxProperties: -1,
}
const structure = ['type', 'enum', 'const', 'properties', 'required', 'additionalProperties', 'items', 'anyOf']

/**
 * Where values that one plain schema allows are refused by another. Errs on the side of telling too much: of a rule that it
 * cannot compare it says that it is another one.
 */
export function listRefusals(before: JsonSchema | boolean, after: JsonSchema | boolean, path = ''): Refusal[] {
  if (toCanonicalText(before) === toCanonicalText(after)) return []
  return toAlternatives(before).flatMap((old) => {
    const tried = toAlternatives(after).map((now) => compare(old, now, path))
    return tried.toSorted((a, b) => toWeight(a, path) - toWeight(b, path))[0] ?? []
  })
}

/** Another kind of value altogether says less than a difference within the same kind. */
const toWeight = (refusals: readonly Refusal[], path: string) =>
  refusals.some((refusal) => refusal.path === path && refusal.reason.startsWith('was ')) ? Infinity : refusals.length

/** The schema for each kind of value on its own: `null` apart from the rest. */
function toAlternatives(either: JsonSchema | boolean): JsonSchema[] {
  const schema = typeof either === 'boolean' ? toWritten(either) : either
  const { anyOf, ...rest } = schema
  if (anyOf && Object.keys(rest).length === 0) return anyOf.flatMap(toAlternatives)
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]
}

/** The schemas that draft-07 writes as `true`, anything, and `false`, nothing. */
const toWritten = (schema: boolean): JsonSchema => (schema ? {} : { enum: [] })

function compare(old: JsonSchema, now: JsonSchema, path: string): Refusal[] {
  const [was, is] = [toKind(old), toKind(now)]
  const fits = is === undefined || was === is || (was === 'integer' && is === 'number')
  if (!fits) return [{ path, reason: `was ${was ?? 'anything'}, and is ${is} now` }]
  return [
    ...compareOptions(old, now, path),
    ...compareFields(old, now, path),
    ...(isSchema(now.items) ? listRefusals(isSchema(old.items) ? old.items : {}, now.items, `${path}[]`) : []),
    ...compareRules(old, now, path),
  ]
}

function toKind({ type, ...schema }: JsonSchema): string | undefined {
  if (typeof type === 'string') return type
  const kinds = new Set(toOptions(schema)?.map((option) => (option === null ? 'null' : typeof option)))
  const [kind] = kinds
  return kinds.size === 1 ? kind : undefined
}

const toOptions = (schema: JsonSchema): readonly unknown[] | undefined =>
  'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : undefined

function compareOptions(old: JsonSchema, now: JsonSchema, path: string): Refusal[] {
  const [before, after] = [toOptions(old), toOptions(now)]
  if (!after) return []
  if (after.length === 0) return [{ path, reason: 'may not be there any more' }]
  if (!before) return [{ path, reason: `is limited to ${after.map(toCanonicalText).join(', ')} now` }]
  const gone = before.filter((option) => !after.some((one) => toCanonicalText(one) === toCanonicalText(option)))
  return gone.map((option) => ({ path, reason: `may not be ${toCanonicalText(option)} any more` }))
}

function compareFields(old: JsonSchema, now: JsonSchema, path: string): Refusal[] {
  const [before, after] = [old.properties ?? {}, now.properties ?? {}]
  const toInner = (name: string) => (path === '' ? name : `${path}.${name}`)
  const open = now['additionalProperties'] ?? true
  const ofFields = Object.entries(before).flatMap(([name, field]) => {
    const target = after[name] ?? (isSchema(open) ? open : undefined)
    // A schema may be `false`, too.
    if (target !== undefined) return listRefusals(field, target, toInner(name))
    return open === false ? [{ path: toInner(name), reason: 'is not known any more' }] : []
  })
  const required = (now.required ?? []).filter((name) => !(old.required ?? []).includes(name))
  const wasOpen = toKind(old) === 'object' && (old['additionalProperties'] ?? true) !== false
  return [
    ...ofFields,
    ...required.map((name) => ({
      path: toInner(name),
      reason: before[name] ? 'has to be there now' : 'is new, and has to be there',
    })),
    ...(open === false && wasOpen ? [{ path, reason: 'may have no other fields any more' }] : []),
  ]
}

function compareRules(old: JsonSchema, now: JsonSchema, path: string): Refusal[] {
  return Object.entries(now).flatMap(([rule, value]) => {
    if (structure.includes(rule) || toCanonicalText(old[rule]) === toCanonicalText(value)) return []
    const [before, direction] = [old[rule], limits[rule]]
    const isWider =
      direction !== undefined && typeof before === 'number' && direction * before >= direction * Number(value)
    return isWider ? [] : [{ path, reason: `has another rule ${rule}` }]
  })
}

/** JSON as text, the same whatever the order of its properties. */
export const toCanonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isSchema(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? ''
