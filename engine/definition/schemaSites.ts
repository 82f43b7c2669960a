import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition } from './FlowDefinition.ts'
import type { SchemaSource, SchemaCatalog } from './SchemaCatalog.ts'
import { toLostPlace } from './consequences.ts'
import type { FlowContext } from './FlowContext.ts'
import type { FlowSource } from './toFlowSource.ts'
import { toAllForms } from './forms.ts'
import type { Loose } from './Loose.ts'
import { toFieldSchema, toLayers } from './schemaFields.ts'
import type { SourceFile } from './SourceFile.ts'
import { type JsonSchema, walkSchema } from '../validation/JsonSchema.ts'
import { rememberByIdentity } from '../validation/remember.ts'

/** A schema that a flow names or holds in place, and where. */
interface SchemaSite {
  readonly schema: SchemaSource
  readonly path: JSONPath
}

/** Every schema of a flow: of its facts, slots, actions and forms. */
export function* toSchemaSites(flow: Loose<FlowDefinition>): Generator<SchemaSite> {
  for (const [name, schema] of Object.entries(flow.facts ?? {})) yield* toSite(schema, ['facts', name])
  for (const [name, slot] of Object.entries(flow.data ?? {})) yield* toSite(slot?.schema, ['data', name, 'schema'])
  for (const [name, action] of Object.entries(flow.actions ?? {})) {
    // What stands in a file is that file's.
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

/** The file of a part of a schema, and where it stands there. */
interface SchemaPlace {
  readonly id: string
  readonly path: JSONPath
}

/** Leads from the parts of the schemas that a catalog opens and resolves to where they stand; undefined for what stands in no file. */
export const toSchemaPlaces = rememberByIdentity((schemas: SchemaCatalog) => {
  const places = new Map<JsonSchema, SchemaPlace>()
  for (const id of schemas.files.keys()) {
    const schema = schemas.open(id)
    if (schema) walkSchema(schema, (node, at) => places.set(node, { id, path: toPath(at) }))
  }
  return (node: JsonSchema) => places.get(node)
})

/** The places in files of parts of schemas, by which something of them may have been lost. */
export const toLayerPlaces = (layers: readonly JsonSchema[], { schemas: files }: FlowSource, schemas: SchemaCatalog) =>
  layers.flatMap((layer) => {
    const place = toSchemaPlaces(schemas)(layer)
    return place ? [toLostPlace(files.get(place.id), place.path)] : []
  })

/** Where it is written of which type something is. */
export interface TypeSite {
  /** Of the file among the schemas; undefined where the flow holds the schema in place. */
  readonly id?: string
  readonly file: SourceFile
  /** Of what has the type. */
  readonly path: JSONPath
  readonly type: unknown
}

type Known = Pick<FlowContext, 'flow' | 'schemas' | 'source'>

/** Where it is written of which type a place of the data or of a fact is, such as `lookup.year`; undefined where nothing says it. */
export function toTypeSite(known: Known, place: string): TypeSite | undefined {
  const [name = '', ...keys] = place.split('.')
  const site = [...toSchemaSites(known.flow)].find(
    ({ path: [section, owner] }) => owner === name && (section === 'data' || section === 'facts'),
  )
  return site && findType(site, keys, known)
}

/** The same of what an action is given by a name. */
export function toInputTypeSite(known: Known, action: string | undefined, input: string): TypeSite | undefined {
  const definition = action === undefined ? undefined : known.flow.actions?.[action]
  const id = definition && 'schema' in definition ? String(definition.schema) : undefined
  return id === undefined ? undefined : findType({ schema: id, path: [] }, ['input', input], known)
}

function findType(site: SchemaSite, keys: readonly string[], { source, schemas }: Known): TypeSite | undefined {
  const schema = schemas.open(site.schema)
  const field = schema && toFieldSchema(schema, keys, schemas.resolve)
  const layer = toLayers(field, schemas.resolve).find(({ type }) => type !== undefined)
  if (!schema || !layer) return undefined
  const place = toSchemaPlaces(schemas)(layer)
  const file = place && source.schemas.get(place.id)
  if (file) return { ...place, file, type: layer.type }
  if (typeof site.schema === 'string') return undefined
  let inPlace: JSONPath | undefined
  walkSchema(schema, (node, at) => {
    if (node === layer) inPlace = [...site.path, ...toPath(at)]
  })
  return inPlace && { file: source.flow, path: inPlace, type: layer.type }
}

/** The names of a type, as that which is lost where it is another one than was meant. */
export const toTypeNames = (sites: readonly (Pick<TypeSite, 'file' | 'path'> | undefined)[]): readonly string[] =>
  sites.flatMap((site) => (site ? [toLostPlace(site.file, [...site.path, 'type'])] : []))

/** The name of all types that a file tells. */
export const toTypesOf = (file: SourceFile | undefined): string => `types of ${file?.path}`

/** A pointer (RFC 6901) as a path. */
export const toPath = (pointer: string): JSONPath =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))
