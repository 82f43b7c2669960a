import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import type { Check } from '../FlowContext.ts'
import { isRecord } from '../Loose.ts'
import { isMarked } from '../personal.ts'
import type { SchemaCatalog } from '../SchemaCatalog.ts'
import { toFieldSchema, toLayers } from '../schemaFields.ts'

/** Finds fields that one schema marks as personal or secret and another one does not: a name means the same wherever it stands. */
export const checkMarks: Check = ({ source, schemas, report }) => {
  const fields = listFields(schemas)
  for (const mark of ['personal', 'secret'] as const) {
    const marked = new Map(fields.flatMap(({ name, id, marks }) => (marks[mark] ? [[name, id]] : [])))
    for (const { id, name, path, marks } of fields) {
      const other = marked.get(name)
      const file = source.schemas.get(id)
      if (marks[mark] !== undefined || other === undefined || !file) continue
      report({
        code: 'personal-unmarked',
        file,
        path,
        at: 'key',
        message: `${name} is not marked as ${mark} here, but in ${other}`,
        hint: `Add "${mark}": true, or "${mark}": false where it is something else`,
      })
    }
  }
}

interface Field {
  /** The file of its schema. */
  readonly id: string
  readonly name: string
  readonly path: JSONPath
  /** What it is said to be, or not to be; undefined where nothing is said. */
  readonly marks: { readonly personal: boolean | undefined; readonly secret: boolean | undefined }
}

/** The fields of all schemas of data, each at the first place of its file; what lies beside their folders describes files. */
const listFields = rememberByIdentity(({ files, resolve }: SchemaCatalog): readonly Field[] =>
  [...files.keys()].flatMap((id) => {
    const root = id.includes('/') ? resolve(id) : undefined
    const known = new Set<string>()
    return [...(root ? listPlaces(root, [], []) : [])].flatMap(({ keys, path }) => {
      const field = root && toFieldSchema(root, keys, resolve)
      if (!field || known.has(keys.join('.'))) return []
      known.add(keys.join('.'))
      const layers = [...toLayers(field, resolve)]
      if (layers.some(({ properties, items }) => properties ?? items)) return []
      const toMark = (mark: 'personal' | 'secret') => layers.find((layer) => layer[mark] !== undefined)?.[mark]
      const personal = isMarked(root, keys, resolve) || toMark('personal')
      return [{ id, name: keys.at(-1) ?? '', path, marks: { personal, secret: toMark('secret') } }]
    })
  }),
)

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
