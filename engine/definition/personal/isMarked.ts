import type { JsonSchema } from '../../validation/JsonSchema.ts'
import type { SchemaCatalog } from '../SchemaCatalog.ts'
import { toFields, toFieldSchema } from '../schemaFields.ts'

type Resolve = SchemaCatalog['resolve']

/** Whether a place of a schema is personal: itself, the items of its list, or something that it lies in. */
export const isMarked = (schema: JsonSchema, keys: readonly string[], resolve: Resolve): boolean =>
  [...keys.keys(), keys.length].some((length) => {
    const field = toFieldSchema(schema, keys.slice(0, length), resolve)
    return field !== undefined && listMarked(field, resolve).includes('')
  })

/** The personal places at or below a schema: `''` for itself, `addresses.zip`, without positions in lists. */
export const listMarked = (schema: JsonSchema, resolve: Resolve): string[] => [
  ...new Set(
    [...toFields(schema, resolve)].flatMap(({ path, schema: field }) => (field.personal === true ? [path] : [])),
  ),
]
