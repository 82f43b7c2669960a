import {
  createExpressionChecker,
  toExpressionType,
  type ExpressionChecker,
  type ExpressionType,
} from '../../expressions/index.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { toFieldSchema } from '../schemaFields.ts'

/** Creates the checker of the expressions of a migration: they read `saved`, what a version saved by this plain schema. */
export const createMigrationChecker = (saved: JsonSchema): ExpressionChecker =>
  createExpressionChecker({ variables: { saved: toSavedType(saved) }, functions: {} })

function toSavedType(saved: JsonSchema): ExpressionType {
  const fields = Object.keys(saved.properties ?? {}).map(
    (slot) => [slot, { type: toPlaceType(saved, [slot]) ?? 'any', optional: true }] as const,
  )
  return { object: Object.fromEntries(fields) }
}

/** The type of what is saved at a place by a plain schema, `null` aside; undefined where nothing is. */
export function toPlaceType(saved: JsonSchema, keys: readonly string[]): ExpressionType | undefined {
  const schema = toFieldSchema(saved, keys, () => undefined)
  return schema && toExpressionType(withoutNull(schema), () => ({}))
}

/** A slot that begins empty may be saved as `null`; whoever reads further into it then finds nothing. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const rest = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  return rest.length === 1 ? (rest[0] ?? {}) : schema
}
