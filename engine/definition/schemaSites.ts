import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition } from './FlowDefinition.ts'
import { type SchemaSource, type SchemaCatalog, toAbsoluteRef, toRelativeRef } from './SchemaCatalog.ts'
import { toLostPlace } from './consequences.ts'
import type { FlowContext } from './FlowContext.ts'
import type { FlowSource } from './toFlowSource.ts'
import { toAllForms } from './forms.ts'
import { isRecord, type Loose, toValueAt } from './Loose.ts'
import { toFieldSchema, toLayers } from './schemaFields.ts'
import { type SourceFile, toContent } from './SourceFile.ts'
import { toToldPlace } from '../validation/bundleForm.ts'
import { type JsonSchema, walkSchema } from '../validation/JsonSchema.ts'
import { rememberByIdentity } from '../validation/remember.ts'

/** A schema that a flow names or contains inline, and its place. */
interface SchemaSite {
  readonly schema: SchemaSource
  readonly path: JSONPath
}

/** Lists every schema of a flow: those of its facts, slots, actions, and forms. */
export function* toSchemaSites(flow: Loose<FlowDefinition>): Generator<SchemaSite> {
  for (const [name, schema] of Object.entries(flow.facts ?? {})) yield* toSite(schema, ['facts', name])
  for (const [name, slot] of Object.entries(flow.data ?? {})) yield* toSite(slot?.schema, ['data', name, 'schema'])
  for (const [name, action] of Object.entries(flow.actions ?? {})) {
    // The schemas inside an action's file belong to that file.
    if (action && 'schema' in action) {
      yield* toSite(action.schema, ['actions', name, 'schema'])
      continue
    }
    yield* toSite(action?.input, ['actions', name, 'input'])
    for (const [outcome, schema] of Object.entries(action?.outcomes ?? {})) {
      yield* toSite(schema, ['actions', name, 'outcomes', outcome])
    }
  }
  for (const { form, path } of toAllForms(flow)) yield* toSite(form.schema, [...path, 'schema'])
}

const toSite = (schema: SchemaSource | Loose<SchemaSource> | undefined, path: JSONPath): SchemaSite[] =>
  schema === undefined ? [] : [{ schema, path }]

/** The file of a part of a schema, and its path there. */
interface SchemaPlace {
  readonly id: string
  readonly path: JSONPath
}

/** Creates a function that finds where a part of an opened or resolved schema is written; undefined for a part that is in no file. */
export const toSchemaPlaces = rememberByIdentity((schemas: SchemaCatalog) => {
  const places = new Map<JsonSchema, SchemaPlace>()
  for (const id of schemas.files.keys()) {
    const schema = schemas.open(id)
    if (schema) walkSchema(schema, (node, at) => places.set(node, { id, path: toPath(at) }))
  }
  return (node: JsonSchema | undefined) => node && places.get(node)
})

/** Finds where a part of an opened or resolved schema is written, with its file, in which a finding can be reported. */
export function toPartSite(part: JsonSchema | undefined, { schemas, source }: Pick<FlowContext, 'schemas' | 'source'>) {
  const place = toSchemaPlaces(schemas)(part)
  const file = place && source.schemas.get(place.id)
  return file && { ...place, file }
}

/** Names the places of parts of schemas for `unless`: something may have been lost there. */
export const toLayerPlaces = (layers: readonly JsonSchema[], { schemas: files }: FlowSource, schemas: SchemaCatalog) =>
  layers.flatMap((layer) => {
    const place = toSchemaPlaces(schemas)(layer)
    return place ? [toLostPlace(files.get(place.id), place.path)] : []
  })

/** Creates a function that maps a pointer into a bundled schema to the file and path that the part came from. */
export function createPlaces(id: string, bundled: JsonSchema, { schemas }: FlowSource) {
  const names = toBundledNames(schemas)
  return (at: string) => {
    const path = toPath(toToldPlace(bundled, at))
    const [section, name] = path
    const own = section === 'definitions' ? names.get(String(name)) : undefined
    return toSharedPlace(own ?? id, own === undefined ? path : path.slice(2), schemas)
  }
}

/** Finds where a place is written: what a part takes from a referenced file is written in that file. */
function toSharedPlace(
  id: string,
  path: JSONPath,
  schemas: FlowSource['schemas'],
  before: readonly string[] = [],
): { readonly path: JSONPath; readonly file?: SourceFile } {
  const file = schemas.get(id)
  let node: unknown = file && toContent(file)
  for (const [index, key] of path.entries()) {
    const ref = isRecord(node) && node[key] === undefined ? node['$ref'] : undefined
    const shared = typeof ref === 'string' && !ref.includes('#') ? toAbsoluteRef(ref, id) : undefined
    // Another check reports references that lead back to themselves.
    if (shared !== undefined && schemas.has(shared) && !before.includes(shared))
      return toSharedPlace(shared, path.slice(index), schemas, [...before, id])
    // A rule may stand in a part that was taken into the schema around it.
    const parts: readonly unknown[] = isRecord(node) && Array.isArray(node['allOf']) ? node['allOf'] : []
    const part =
      isRecord(node) && node[key] === undefined ? parts.findIndex((one) => Object.hasOwn(Object(one), key)) : -1
    if (part >= 0)
      return { path: [...path.slice(0, index), 'allOf', part, ...path.slice(index)], ...(file && { file }) }
    node = isRecord(node) ? node[key] : undefined
  }
  return { path, ...(file && { file }) }
}

/** The paths of schema files, by the names of their schemas in a bundle. */
const toBundledNames = rememberByIdentity(
  (schemas: FlowSource['schemas']) =>
    new Map([...schemas.keys()].map((key) => [key.replace(/\.schema\.json$/, '').replaceAll('/', '.'), key])),
)

/** The place where a type is written. */
export interface TypeSite {
  /** The id of the schema file; undefined if the flow contains the schema inline. */
  readonly id?: string
  readonly file: SourceFile
  /** The path of the part that has the type. */
  readonly path: JSONPath
  readonly type: unknown
  /** Where another file refers to the type, and what is written there if it may be null there. */
  readonly reference?: { readonly file: SourceFile; readonly path: JSONPath; readonly nullable: string }
}

type Known = Pick<FlowContext, 'flow' | 'schemas' | 'source'>

/** Finds where the type of a fact or of a place in the data is written, such as `lookup.year`; undefined if it is nowhere. */
export function toTypeSite(known: Known, place: string): TypeSite | undefined {
  const [name = '', ...keys] = place.split('.')
  const site = [...toSchemaSites(known.flow)].find(
    ({ path: [section, owner] }) => owner === name && (section === 'data' || section === 'facts'),
  )
  return site && findType(site, keys, known)
}

/** Finds where the type of an action's input is written. */
function toInputTypeSite(known: Known, action: string, input: string): TypeSite | undefined {
  const definition = known.flow.actions?.[action]
  if (!definition || !('schema' in definition)) return undefined
  return findType({ schema: String(definition.schema), path: [] }, ['input', input], known)
}

/** Lists where the types are written of what an expression reads, and of the place that it is written to. */
export function listTypeSites(known: Known, path: JSONPath, source: string, isWritten: boolean): readonly TypeSite[] {
  const reads = source.replaceAll(/'[^']*'/g, "''").match(/(?<![\w.])[A-Za-z_]\w*(?:\.\w+)*/g) ?? []
  const name = String(path.at(-1))
  const call = toValueAt(known.flow, [...path.slice(0, -2), 'call'])
  return [
    ...[...new Set(isWritten ? [...reads, name] : reads)].map((read) => toTypeSite(known, read)),
    ...(path.at(-2) === 'with' ? [toInputTypeSite(known, String(call), name)] : []),
  ].flatMap((site) => site ?? [])
}

function findType(site: SchemaSite, keys: readonly string[], known: Known): TypeSite | undefined {
  const { source, schemas } = known
  const schema = schemas.open(site.schema)
  const field = toFieldSchema(schema, keys, schemas.resolve)
  const layer = toLayers(field, schemas.resolve).find(({ type }) => type !== undefined)
  if (!schema || !layer) return undefined
  const place = toPartSite(layer, known)
  const outer = toPartSite(field, known)
  const ref = outer && field?.$ref && toRelativeRef(field.$ref, outer.id)
  const nullable = ref && `"anyOf": [{ "$ref": "${ref}" }, { "type": "null" }]`
  const reference = nullable && { file: outer.file, path: outer.path, nullable }
  if (place) return { ...place, type: layer.type, ...(reference && { reference }) }
  if (typeof site.schema === 'string') return undefined
  let inPlace: JSONPath | undefined
  walkSchema(schema, (node, at) => {
    if (node === layer) inPlace = [...site.path, ...toPath(at)]
  })
  return inPlace && { file: source.flow, path: inPlace, type: layer.type }
}

/** Finds the list of options that an option was most likely lost from: it has words, and is put where these options are. */
export function findLostOption(option: string | undefined, sites: readonly TypeSite[], { copy }: FlowContext) {
  const [texts = {}] = copy.values()
  const toPart = ({ file, path }: TypeSite) => Object(toValueAt(toContent(file), path))
  const site = sites.find((one) => {
    const { enum: options, ui }: { enum?: unknown; ui?: unknown } = toPart(one)
    const isLost = Array.isArray(options) && !options.includes(option)
    return isLost && Object.hasOwn(texts, `${Object(ui).options}.${option}`)
  })
  const message = `${option} is put there and has words, and is none of these options`
  return site && { file: site.file, path: [...site.path, 'enum'], message, hint: `Add "${option}" to them` }
}

/** Names types for `loses` and `unless`: if one of them is wrong, others only seem to be. */
export const toTypeNames = (sites: readonly (Pick<TypeSite, 'file' | 'path'> | undefined)[]): readonly string[] =>
  sites.flatMap((site) => (site ? [toLostPlace(site.file, [...site.path, 'type'])] : []))

/** Names all types in a file, for `loses` and `unless`. */
export const toTypesOf = (file: SourceFile | undefined): string => `types of ${file?.path}`

/** Converts a JSON pointer (RFC 6901) to a path. */
export const toPath = (pointer: string): JSONPath =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** What is lost of a field that refers to the file of another one, by the last part of its place. */
export const toReference = (path: string): string => `reference of ${path.slice(path.lastIndexOf('.') + 1)}`
