import type { JsonSchema } from '../validation/JsonSchema.ts'
import type { SchemaSource } from './FlowDefinition.ts'
import { isRecord } from './isRecord.ts'

/** The schemas of a flow; in what `open` and `resolve` give, every `$ref` is absolute: `shared/address.schema.json#/properties/zip`. */
export interface SchemaCatalog {
  /** As written, by the path of their file. */
  readonly files: ReadonlyMap<string, JsonSchema>
  /** The schema that a flow names or holds in place; undefined when there is no such file. */
  readonly open: (source: SchemaSource) => JsonSchema | undefined
  /** What an absolute `$ref` means. */
  readonly resolve: (ref: string) => JsonSchema | undefined
}

/** Makes the schemas of a flow available by path. */
export function createSchemaCatalog(contents: ReadonlyMap<string, object>): SchemaCatalog {
  const files = new Map([...contents].map(([id, content]) => [id, withoutGaps(content)]))
  const absolute = new Map([...files].map(([id, schema]) => [id, toAbsoluteRefs(schema, id)]))
  return {
    files,
    open: (source) => (typeof source === 'string' ? absolute.get(source) : toAbsoluteRefs(withoutGaps(source), '')),
    resolve(ref) {
      const [id = '', pointer = ''] = ref.split('#')
      const keys = pointer.split('/').slice(1).map(toKey)
      return toSchema(keys.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), absolute.get(id)))
    },
  }
}

const toSchema = (value: unknown): JsonSchema | undefined => (isRecord(value) ? value : undefined)

/** RFC 6901 in a URI fragment. */
const toKey = (segment: string) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')

/** A `$ref` of the file `id`, made independent of it. */
export function toAbsoluteRef(ref: string, id: string): string {
  const [file = '', pointer = ''] = ref.split('#')
  // Any absolute base will do: an id is a path, and a URL resolves `..` (RFC 3986).
  const target = file === '' ? id : decodeURIComponent(new URL(file, `file:///${id}`).pathname.slice(1))
  return pointer === '' ? target : `${target}#${pointer}`
}

/** What was refused has left `undefined` behind. */
const withoutGaps = (schema: object): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (_, value: unknown) =>
      Array.isArray(value) ? value.filter((item) => item !== undefined) : value,
    ),
  )

function toAbsoluteRefs(schema: JsonSchema, id: string): JsonSchema {
  const toInner = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(toInner) : isRecord(value) ? toAbsoluteRefs(value, id) : value
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === '$ref' && typeof value === 'string' ? toAbsoluteRef(value, id) : toInner(value),
  ])
  return Object.fromEntries(entries)
}
