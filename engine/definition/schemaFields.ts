import type { JSONPath } from 'jsonc-parser'
import type { Finding } from './FlowContext.ts'
import { type SourceFile, toContent } from './SourceFile.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import type { SchemaCatalog } from './SchemaCatalog.ts'

/** A part of a schema and its place in the data: `addresses.city`, without list positions. */
export interface SchemaField {
  readonly path: string
  readonly schema: JsonSchema
}

type Resolve = SchemaCatalog['resolve']

const branches = ['allOf', 'anyOf', 'oneOf', 'then', 'else'] as const

/** Collects the schema and everything else that applies to the same value: what it refers to, its branches and conditions. */
export function toLayers(schema: JsonSchema | undefined, resolve: Resolve): readonly JsonSchema[] {
  if (typeof schema !== 'object') return []
  const known = toKnown(resolve).layers
  const layers = known.get(schema) ?? [...addLayers(schema, resolve, new Set())]
  known.set(schema, layers)
  return layers
}

function addLayers(layer: JsonSchema | undefined, resolve: Resolve, seen: Set<JsonSchema>): ReadonlySet<JsonSchema> {
  if (typeof layer !== 'object' || seen.has(layer)) return seen
  seen.add(layer)
  if (typeof layer.$ref === 'string') addLayers(resolve(layer.$ref), resolve, seen)
  for (const branch of branches) {
    const parts = layer[branch]
    if (Array.isArray(parts)) for (const part of parts) addLayers(part, resolve, seen)
    else if (parts !== undefined) addLayers(parts, resolve, seen)
  }
  return seen
}

/** Caches the results for the schemas of one catalog, since every check requests them again. */
const toKnown = rememberByIdentity((_resolve: Resolve) => ({
  layers: new WeakMap<JsonSchema, readonly JsonSchema[]>(),
  fields: new WeakMap<JsonSchema, readonly SchemaField[]>(),
}))

/** Lists the names of the fields directly below a schema. */
export const toFieldNames = (schema: JsonSchema | undefined, resolve: Resolve): string[] => [
  ...new Set(toLayers(schema, resolve).flatMap((layer) => Object.keys(layer.properties ?? {}))),
]

/** Returns the input that a form's schema names for a field; undefined when the field's type decides. */
export function toInput(schema: JsonSchema | undefined, field: string, resolve: Resolve): unknown {
  const layers = toLayers(toFieldSchema(schema, field.split('.'), resolve), resolve)
  return layers.find(({ ui }) => ui?.['input'] !== undefined)?.ui?.['input']
}

/** Returns the schema at a path such as `addresses.0.city`; `{}` where the schema leaves the data open, undefined for a missing field. */
export function toFieldSchema(
  schema: JsonSchema | undefined,
  path: readonly string[],
  resolve: Resolve,
): JsonSchema | undefined {
  const [key, ...rest] = path
  if (key === undefined || schema === undefined) return schema
  const layers = toLayers(schema, resolve)
  const isPosition = /^\d+$/.test(key)
  const isBeyond = isPosition && layers.some(({ maxItems }) => typeof maxItems === 'number' && Number(key) >= maxItems)
  if (isBeyond) return undefined
  const inner = isPosition ? toItems(layers) : layers.flatMap(({ properties }) => toOwn(properties, key))
  // A path may omit the position in a list, as in `addresses.city`.
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

/** Lists every field at or below a schema, once for each of its layers. */
export function toFields(schema: JsonSchema | undefined, resolve: Resolve): readonly SchemaField[] {
  // A schema may also be `true`, which has no fields.
  if (typeof schema !== 'object') return []
  const known = toKnown(resolve).fields
  const fields = known.get(schema) ?? [...findFields(schema, resolve)]
  known.set(schema, fields)
  return fields
}

function* findFields(
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
      yield* findFields(inner, resolve, path === '' ? name : `${path}.${name}`, inside)
    }
    for (const items of toItems([layer])) yield* findFields(items, resolve, path, inside)
  }
}

/** Returns the path of the first property of a name in the content of a schema file; undefined if there is none. */
export function findProperty(value: unknown, name: string, path: JSONPath = []): JSONPath | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key]
    const found = key === name && path.at(-1) === 'properties' ? place : findProperty(inner, name, place)
    if (found) return found
  }
  return undefined
}

/** The flow, and its schemas by their ids. */
interface Source {
  readonly flow: SourceFile
  readonly schemas: ReadonlyMap<string, SourceFile>
}

/** Lists the schemas that have all the properties that findings miss, and that nothing of the flow names. */
export function listUnnamed({ flow, schemas }: Source, findings: readonly Finding[]): readonly string[] {
  const names = findings.flatMap(({ about }) => about ?? [])
  const text = [flow, ...schemas.values()].map((file) => file.text).join('\n')
  return [...schemas].flatMap(([id, file]) => {
    const { properties = {} }: { properties?: object } = Object(toContent(file))
    const isMeant = names.length > 0 && names.every((name) => Object.hasOwn(properties, name))
    // Its own file names it once.
    return isMeant && text.split(id.slice(id.lastIndexOf('/'))).length === 2 ? id : []
  })
}

/** Lists the properties of a file that nothing else of it names, if it names another one without having it. */
export const listLone = ({ text }: SourceFile, about: string): readonly string[] =>
  text.includes(`"${about}"`) && !text.includes(`"${about}": {`)
    ? [...text.matchAll(/"(\w+)": \{/g)].flatMap(([, own = '']) => (text.split(`"${own}"`).length === 2 ? own : []))
    : []
