import { toNullable, type ExpressionType } from './ExpressionType.ts'

/** A JSON Schema (draft-07) as parsed from its file. */
export type JsonSchemaLike = object | boolean

interface Fields {
  readonly $ref?: string
  readonly allOf?: readonly JsonSchemaLike[]
  readonly anyOf?: readonly JsonSchemaLike[]
  readonly oneOf?: readonly JsonSchemaLike[]
  readonly then?: JsonSchemaLike
  readonly else?: JsonSchemaLike
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchemaLike>>
  readonly required?: readonly string[]
  readonly items?: JsonSchemaLike | readonly JsonSchemaLike[]
}

type Resolve = (ref: string) => JsonSchemaLike

/**
 * Converts a JSON Schema into the type of the data that it allows. Merges `allOf`; fields of other branches (`then`, `anyOf`) are
 * optional; a schema without a simple equivalent becomes `any`.
 */
export function toExpressionType(
  schema: JsonSchemaLike,
  resolve: Resolve,
  visited: ReadonlySet<JsonSchemaLike> = new Set(),
): ExpressionType {
  const orNull = toOrNull(schema)
  if (orNull !== undefined) return toNullable(toExpressionType(orNull, resolve, visited))
  const parts = toParts(schema, resolve, new Set())
  // A schema that contains itself has no finite type, so its first repetition becomes `any`.
  if (parts.some((part) => visited.has(part))) return 'any'
  const inner = new Set([...visited, ...parts])
  const toInner = (part: JsonSchemaLike) => toExpressionType(part, resolve, inner)

  const values = parts.flatMap((part) => ('const' in part ? [[part.const]] : part.enum ? [part.enum] : []))[0]
  if (values) return toTypeOfValues(values)

  const types = parts.flatMap((part) => (part.type === undefined ? [] : [[part.type].flat()]))[0] ?? []
  const named = types.filter((type) => type !== 'null')
  if (types.length > 0 && named.length === 0) return 'null'
  if (named.length > 1) return 'any'
  const type = toNamedType(named[0], parts, resolve, toInner)
  return types.length > named.length ? toNullable(type) : type
}

/** Returns the only branch besides null of a schema that is nothing but a choice: `anyOf: [{ $ref }, { type: 'null' }]`. */
function toOrNull(schema: JsonSchemaLike): JsonSchemaLike | undefined {
  const { anyOf, oneOf, ...rest }: Fields = Object(schema)
  const branches = anyOf ?? oneOf ?? []
  const isNull = (branch: JsonSchemaLike) => 'type' in Object(branch) && Object(branch).type === 'null'
  const [one, ...others] = branches.filter((branch) => !isNull(branch))
  const isChoice =
    branches.length === 2 && Object.keys(rest).every((name) => /^(?:\$id|\$schema|title|description)$/.test(name))
  return isChoice && others.length === 0 ? one : undefined
}

function toParts(schema: JsonSchemaLike, resolve: Resolve, seen: Set<string>): Fields[] {
  if (typeof schema === 'boolean') return []
  const fields: Fields = schema
  if (fields.$ref !== undefined) {
    if (seen.has(fields.$ref)) return []
    return toParts(resolve(fields.$ref), resolve, seen.add(fields.$ref))
  }
  return [fields, ...(fields.allOf ?? []).flatMap((part) => toParts(part, resolve, seen))]
}

/** Collects the parts that apply only under a condition, also those inside of others. */
function addBranches(parts: readonly Fields[], resolve: Resolve, seen: Set<Fields>): ReadonlySet<Fields> {
  for (const { anyOf = [], oneOf = [], then = true, else: otherwise = true } of parts) {
    const branches = [...anyOf, ...oneOf, then, otherwise].flatMap((branch) => toParts(branch, resolve, new Set()))
    const added = branches.filter((branch) => !seen.has(branch))
    for (const branch of added) seen.add(branch)
    addBranches(added, resolve, seen)
  }
  return seen
}

function toNamedType(
  name: string | undefined,
  parts: readonly Fields[],
  resolve: Resolve,
  toInner: (schema: JsonSchemaLike) => ExpressionType,
): ExpressionType {
  if (name === 'string' || name === 'boolean' || name === 'number') return name
  if (name === 'integer') return 'number'
  if (name === 'array') {
    const items = parts.find((part) => part.items !== undefined)?.items
    return { list: items === undefined || Array.isArray(items) ? 'any' : toInner(items) }
  }
  if (name !== undefined && name !== 'object') return 'any'
  const properties = new Map<string, JsonSchemaLike[]>()
  for (const [field, schema] of parts.flatMap((part) => Object.entries(part.properties ?? {})))
    properties.set(field, [...(properties.get(field) ?? []), schema])
  if (properties.size === 0) return 'any'
  const always = new Set(properties.keys())
  const branches = [...addBranches(parts, resolve, new Set())].flatMap((part) => Object.entries(part.properties ?? {}))
  for (const [field, schema] of branches) {
    // Which of several branches applies is not known.
    if (!always.has(field)) properties.set(field, [properties.has(field) || schema])
  }
  const required = new Set(parts.flatMap((part) => part.required ?? []))
  const toField = ([field, allOf]: [string, JsonSchemaLike[]]) =>
    [
      field,
      { type: toInner(allOf.length === 1 ? (allOf[0] ?? true) : { allOf }), optional: !required.has(field) },
    ] as const
  return { object: Object.fromEntries([...properties].map(toField)) }
}

function toTypeOfValues(values: readonly unknown[]): ExpressionType {
  const present = values.filter((value) => value !== null)
  if (present.length === 0) return 'null'
  const kinds = new Set(present.map((value) => typeof value))
  const [kind] = kinds
  const options = present.filter((value) => typeof value === 'string')
  const type: ExpressionType =
    options.length === present.length
      ? { options }
      : kinds.size === 1 && (kind === 'number' || kind === 'boolean')
        ? kind
        : 'any'
  return present.length < values.length ? toNullable(type) : type
}
