import type { JSONPath } from 'jsonc-parser'
import { type JsonSchema, walkSchema } from '../validation/JsonSchema.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import type { SchemaCatalog } from './SchemaCatalog.ts'

/** The file of a part of a schema, and where it stands there. */
export interface SchemaPlace {
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

/** A pointer (RFC 6901) as a path. */
const toPath = (pointer: string): JSONPath =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))
