import type { JsonSchema } from '../validation/JsonSchema.ts'
import type { SchemaCatalog } from './SchemaCatalog.ts'

/** A part of a schema and where it lies in the data: `addresses.city`, without list positions. */
export interface SchemaField {
  readonly path: string
  readonly schema: JsonSchema
}

type Resolve = SchemaCatalog['resolve']

const branches = ['allOf', 'anyOf', 'oneOf', 'then', 'else'] as const

/** The schema and everything beside it that speaks of the same value: what it refers to, its branches and conditions. */
export function* toLayers(
  layer: JsonSchema | undefined,
  resolve: Resolve,
  seen = new Set<object>(),
): Generator<JsonSchema> {
  if (typeof layer !== 'object' || seen.has(layer)) return
  seen.add(layer)
  yield layer
  if (typeof layer.$ref === 'string') yield* toLayers(resolve(layer.$ref), resolve, seen)
  for (const branch of branches) {
    for (const part of [layer[branch] ?? []].flat()) yield* toLayers(part, resolve, seen)
  }
}

/** The names of the fields right below a schema. */
export const toFieldNames = (schema: JsonSchema, resolve: Resolve): string[] => [
  ...new Set([...toLayers(schema, resolve)].flatMap((layer) => Object.keys(layer.properties ?? {}))),
]

/** The schema of the data at a path such as `addresses.0.city`; `{}` where the schema leaves the data open, undefined where there is no such field. */
export function toFieldSchema(schema: JsonSchema, path: readonly string[], resolve: Resolve): JsonSchema | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schema
  const layers = [...toLayers(schema, resolve)]
  const isPosition = /^\d+$/.test(key)
  const inner = isPosition ? toItems(layers) : layers.flatMap(({ properties }) => toOwn(properties, key))
  // A list may be stepped over without a position, as in `addresses.city`.
  const items = inner.length > 0 || isPosition ? [] : toItems(layers)
  if (items.length > 0) return toFieldSchema(toMerged(items), path, resolve)
  if (inner.length > 0) return toFieldSchema(toMerged(inner), rest, resolve)
  return layers.some((layer) => layer.type !== undefined || layer.properties || layer.enum || 'const' in layer)
    ? isOpenObject(layers)
      ? {}
      : undefined
    : {}
}

const toItems = (layers: readonly JsonSchema[]): JsonSchema[] =>
  layers.flatMap(({ items }) => (Array.isArray(items) ? items : items === undefined ? [] : [items]))

const toOwn = (properties: JsonSchema['properties'], key: string): JsonSchema[] =>
  Object.entries(properties ?? {}).flatMap(([name, schema]) => (name === key ? [schema] : []))

const toMerged = (schemas: JsonSchema[]): JsonSchema => (schemas.length === 1 ? (schemas[0] ?? {}) : { allOf: schemas })

const isOpenObject = (layers: readonly JsonSchema[]) =>
  layers.some((layer) => layer.type === 'object') && !layers.some((layer) => layer.properties)

/** Every field below a schema, each layer of it once. */
export function* toFields(
  schema: JsonSchema,
  resolve: Resolve,
  path = '',
  seen: readonly object[] = [],
): Generator<SchemaField> {
  for (const layer of toLayers(schema, resolve)) {
    if (seen.includes(layer)) continue
    yield { path, schema: layer }
    const inside = [...seen, layer]
    for (const [name, inner] of Object.entries(layer.properties ?? {})) {
      yield* toFields(inner, resolve, path === '' ? name : `${path}.${name}`, inside)
    }
    for (const items of toItems([layer])) yield* toFields(items, resolve, path, inside)
  }
}
