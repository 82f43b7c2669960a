import { type JsonSchema, isSchema } from '../../validation/JsonSchema.ts'

/** A place in saved data where a value that was valid may be invalid in the new version. */
export interface Refusal {
  /** `contactData.contactId`; `[]` stands for any item of a list. */
  readonly path: string
  /** The difference, as the end of a sentence: `is no longer known`. */
  readonly reason: string
}

/** Limits that can move in one direction without refusing anything: `1` down, `-1` up. */
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
 * Lists the places where a plain schema may refuse values that another one allows. Errs on the side of reporting too much: any
 * change of a rule that it cannot compare is reported.
 */
export function listRefusals(before: JsonSchema | boolean, after: JsonSchema | boolean, path = ''): Refusal[] {
  if (toCanonicalText(before) === toCanonicalText(after)) return []
  return toAlternatives(before).flatMap((old) => {
    const tried = toAlternatives(after).map((now) => compare(old, now, path))
    return tried.toSorted((a, b) => toWeight(a, path) - toWeight(b, path))[0] ?? []
  })
}

/** Ranks a change of type last, because a difference within the same type tells more. */
const toWeight = (refusals: readonly Refusal[], path: string) =>
  refusals.some((refusal) => refusal.path === path && refusal.reason.startsWith('was ')) ? Infinity : refusals.length

/** Splits a schema into one for each type, such as `null` and the rest. */
function toAlternatives(either: JsonSchema | boolean): JsonSchema[] {
  const schema = typeof either === 'boolean' ? toWritten(either) : either
  const { anyOf, ...rest } = schema
  if (anyOf && Object.keys(rest).length === 0) return anyOf.flatMap(toAlternatives)
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]
}

/** Writes the boolean schemas of draft-07 as objects: `true` allows anything, `false` nothing. */
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
  if (after.length === 0) return [{ path, reason: 'is no longer allowed' }]
  if (!before) return [{ path, reason: `is limited to ${after.map(toCanonicalText).join(', ')} now` }]
  const gone = before.filter((option) => !after.some((one) => toCanonicalText(one) === toCanonicalText(option)))
  return gone.map((option) => ({ path, reason: `may no longer be ${toCanonicalText(option)}` }))
}

function compareFields(old: JsonSchema, now: JsonSchema, path: string): Refusal[] {
  const [before, after] = [old.properties ?? {}, now.properties ?? {}]
  const toInner = (name: string) => (path === '' ? name : `${path}.${name}`)
  const open = now['additionalProperties'] ?? true
  const ofFields = Object.entries(before).flatMap(([name, field]) => {
    const target = after[name] ?? (isSchema(open) ? open : undefined)
    // The target may be the schema `false`, so only undefined means that it is missing.
    if (target !== undefined) return listRefusals(field, target, toInner(name))
    return open === false ? [{ path: toInner(name), reason: 'is no longer known' }] : []
  })
  const required = (now.required ?? []).filter((name) => !(old.required ?? []).includes(name))
  const wasOpen = toKind(old) === 'object' && (old['additionalProperties'] ?? true) !== false
  return [
    ...ofFields,
    ...required.map((name) => ({
      path: toInner(name),
      reason: before[name] ? 'is required now' : 'is new, and is required',
    })),
    ...(open === false && wasOpen ? [{ path, reason: 'may no longer have other fields' }] : []),
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

/** Serializes JSON independently of the order of properties. */
export const toCanonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isSchema(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? ''
