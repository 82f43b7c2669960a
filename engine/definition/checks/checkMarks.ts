import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import type { Check } from '../FlowContext.ts'
import { isRecord } from '../Loose.ts'
import { isMarked } from '../personal.ts'
import type { SchemaCatalog } from '../SchemaCatalog.ts'
import { toFieldSchema, toLayers } from '../schemaFields.ts'

/** Finds fields that one schema marks as personal and another one does not: a name means the same wherever it stands. */
export const checkMarks: Check = ({ source, schemas, report }) => {
  const fields = listFields(schemas)
  const marked = new Map(fields.filter((field) => field.isMarked).map(({ name, id }) => [name, id]))
  for (const { id, name, path, ...field } of fields) {
    const other = marked.get(name)
    const file = source.schemas.get(id)
    if (field.isMarked || field.isDenied || other === undefined || !file) continue
    report({
      code: 'personal-unmarked',
      file,
      path,
      at: 'key',
      message: `${name} is not marked as personal here, but in ${other}`,
      hint: 'Add "personal": true, or "personal": false where it says nothing about the person',
    })
  }
}

interface Field {
  /** The file of its schema. */
  readonly id: string
  readonly name: string
  readonly path: JSONPath
  readonly isMarked: boolean
  /** Whether somebody has said that it is not personal. */
  readonly isDenied: boolean
}

/** The fields of all schemas of data, each at the first place of its file; what lies beside their folders describes files. */
const listFields = rememberByIdentity(({ files, resolve }: SchemaCatalog): readonly Field[] =>
  [...files.keys()].flatMap((id) =>
    listRoots(id.includes('/') ? resolve(id) : undefined).flatMap(({ root, path }) => {
      const known = new Set<string>()
      return [...listPlaces(root, path, [])].flatMap(({ keys, path: place }) => {
        const name = keys.at(-1) ?? ''
        const field = toFieldSchema(root, keys, resolve)
        if (!field || known.has(keys.join('.'))) return []
        known.add(keys.join('.'))
        const layers = [...toLayers(field, resolve)]
        if (layers.some(({ properties, items }) => properties ?? items)) return []
        const isDenied = layers.some(({ personal }) => personal === false)
        return [{ id, name, path: place, isMarked: isMarked(root, keys, resolve), isDenied }]
      })
    }),
  ),
)

/** The schemas of a file: itself, or what an action takes and answers. */
function listRoots(schema: JsonSchema | undefined): { readonly root: JsonSchema; readonly path: JSONPath }[] {
  if (!schema) return []
  const { input, outcomes }: { input?: JsonSchema; outcomes?: Record<string, JsonSchema> } = Object(schema)
  if (!isRecord(outcomes)) return [{ root: schema, path: [] }]
  const answers = Object.entries(outcomes).map(([name, root]) => ({ root, path: ['outcomes', name] }))
  return [...(isRecord(input) ? [{ root: input, path: ['input'] }] : []), ...answers]
}

/** Where a schema describes fields; what is only asked in a condition describes none. */
function* listPlaces(
  schema: JsonSchema,
  path: JSONPath,
  keys: readonly string[],
): Generator<{ readonly keys: readonly string[]; readonly path: JSONPath }> {
  if (!isRecord(schema)) return
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    yield { keys: [...keys, name], path: [...path, 'properties', name] }
    yield* listPlaces(inner, [...path, 'properties', name], [...keys, name])
  }
  for (const part of ['then', 'else', 'items'] as const) {
    const inner = schema[part]
    if (isRecord(inner)) yield* listPlaces(inner, [...path, part], keys)
  }
  for (const part of ['allOf', 'anyOf', 'oneOf'] as const)
    for (const [index, inner] of (schema[part] ?? []).entries()) yield* listPlaces(inner, [...path, part, index], keys)
}
