import type { JsonSchema } from '../validation/JsonSchema.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import { isRecord, toValueAt } from './Loose.ts'

/** An inline JSON Schema, or the path of a schema file below the flow's schema folder. */
export type SchemaSource = string | { readonly [keyword: string]: unknown }

/** The schemas of a flow; `open` and `resolve` return schemas with absolute `$ref`s: `shared/address.schema.json#/properties/zip`. */
export interface SchemaCatalog {
  /** The schemas as written, by file path. */
  readonly files: ReadonlyMap<string, JsonSchema>
  /** Returns the schema that a flow names or contains inline; undefined without a source, or when the file does not exist. */
  readonly open: (source: SchemaSource | undefined) => JsonSchema | undefined
  /** Returns the schema that an absolute `$ref` points to. */
  readonly resolve: (ref: string) => JsonSchema | undefined
}

interface KnownCatalog {
  readonly contents: ReadonlyMap<string, object>
  readonly catalog: SchemaCatalog
}

const catalogs = new WeakMap<object, KnownCatalog>()

/** Creates the catalog of a flow's schemas; returns the same catalog for the same contents. */
export function toSchemaCatalog(contents: ReadonlyMap<string, object>): SchemaCatalog {
  const [first = contents] = contents.values()
  const known = catalogs.get(first)
  const isSame =
    known?.contents.size === contents.size && [...contents].every(([id, one]) => known.contents.get(id) === one)
  if (isSame) return known.catalog
  const catalog = createCatalog(contents)
  catalogs.set(first, { contents, catalog })
  return catalog
}

function createCatalog(contents: ReadonlyMap<string, object>): SchemaCatalog {
  const schemas = new Map([...contents].map(([id, content]) => [id, toForms(id, content)]))
  const files = new Map([...schemas].map(([id, { written }]) => [id, written]))
  const absolute = new Map([...schemas].map(([id, { resolved }]) => [id, resolved]))
  return {
    files,
    open: (source) => {
      if (source === undefined) return undefined
      if (typeof source === 'string') return absolute.get(source)
      // Inside of a schema, `true` may stand for one that accepts everything.
      return isRecord(source) ? openInline(source) : {}
    },
    resolve(ref) {
      const [id = '', pointer = ''] = ref.split('#')
      const keys = pointer.split('/').slice(1).map(toKey)
      return toSchema(toValueAt(absolute.get(id), keys))
    },
  }
}

/** A schema as written and with absolute references, both without gaps. */
interface SchemaForms {
  readonly id: string
  readonly written: JsonSchema
  readonly resolved: JsonSchema
}

const known = new WeakMap<object, SchemaForms>()

/** Remembers its result by content, because only one of many files is edited at a time. */
function toForms(id: string, content: object): SchemaForms {
  const before = known.get(content)
  if (before?.id === id) return before
  const written = withoutGaps(content)
  const forms = { id, written, resolved: toAbsoluteRefs(written, id) }
  known.set(content, forms)
  return forms
}

const toSchema = (value: unknown): JsonSchema | undefined => (isRecord(value) ? value : undefined)

/** Decodes a segment of a JSON Pointer in a URI fragment (RFC 6901). */
const toKey = (segment: string) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')

const targets = new Map<string, string>()

/** Resolves a reference to another file like a URL (RFC 3986), and remembers it: every check asks for the same few hundred. */
function toTarget(file: string, id: string): string {
  const key = `${id} ${file}`
  // Any absolute base will do: an id is a path, and a URL resolves `..`.
  const target = targets.get(key) ?? decodeURIComponent(new URL(file, `file:///${id}`).pathname.slice(1))
  targets.set(key, target)
  return target
}

/** Makes a `$ref` of the file `id` absolute. */
export function toAbsoluteRef(ref: string, id: string): string {
  const [file = '', pointer = ''] = ref.split('#')
  const target = file === '' ? id : toTarget(file, id)
  return pointer === '' ? target : `${target}#${pointer}`
}

/** Writes the path of a schema file as the file `id` has to refer to it: `../shared/zip.schema.json`. */
export function toRelativeRef(target: string, id: string): string {
  const [folders, wanted] = [id.split('/').slice(0, -1), target.split('/')]
  const differs = folders.findIndex((folder, index) => folder !== wanted[index])
  const shared = differs === -1 ? folders.length : differs
  return [...folders.slice(shared).map(() => '..'), ...wanted.slice(shared)].join('/')
}

/** Removes the `undefined` values that refused parts have left in a schema. */
const withoutGaps = (schema: object): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (_, value: unknown) =>
      Array.isArray(value) ? value.filter((item) => item !== undefined) : value,
    ),
  )

/** Reads a schema that stands in the flow itself. */
const openInline = rememberByIdentity((source: object) => toAbsoluteRefs(withoutGaps(source), ''))

/** Makes every `$ref` in a part of the file `id` absolute. */
export function toAbsoluteRefs(schema: JsonSchema, id: string): JsonSchema {
  const toInner = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(toInner) : isRecord(value) ? toAbsoluteRefs(value, id) : value
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === '$ref' && typeof value === 'string' ? toAbsoluteRef(value, id) : toInner(value),
  ])
  return Object.fromEntries(entries)
}
