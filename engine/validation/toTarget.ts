import { closest } from 'fastest-levenshtein'
import { isSchema } from './isSchema.ts'
import type { JsonSchema, SchemaMap } from './JsonSchema.ts'

/** Where a `$ref` leads. */
export interface Target {
  id: string
  /** A JSON pointer below the file's schema, empty for the file itself. */
  pointer: string
  schema: JsonSchema
}

/** Follows a `$ref`, relative to the schema with the id `base`; throws when it leads nowhere, with the nearest id. */
export const toTarget = (ref: string, base: string, schemas: SchemaMap): Target => {
  // Any absolute base will do: an id is a path, and a URL resolves `..` (RFC 3986).
  const url = new URL(ref, `file:///${base}`)
  const id = decodeURIComponent(url.pathname.slice(1))
  const pointer = decodeURIComponent(url.hash.slice(1))
  const file = schemas.get(id)
  if (!file) {
    const hint = schemas.size > 0 ? ` Did you mean ${closest(id, [...schemas.keys()])}?` : ''
    throw new Error(`${base}: the $ref "${ref}" leads to ${id}, which is no schema.${hint}`)
  }
  let schema: unknown = file
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    schema = typeof schema === 'object' && schema && Object.hasOwn(schema, name) ? Reflect.get(schema, name) : undefined
  }
  if (!isSchema(schema)) {
    throw new Error(`${base}: the $ref "${ref}" leads to ${pointer} of ${id}, where there is no schema.`)
  }
  return { id, pointer, schema }
}
