import type { LinkedFlow } from '../FlowContext.ts'
import type { SchemaSource } from '../SchemaCatalog.ts'
import { type JsonSchema, mapSubschemas, resolveRef } from '../../validation/JsonSchema.ts'
import { bundleSchema } from '../../validation/bundleSchema.ts'
import {
  createExpressionChecker,
  toExpressionType,
  type ExpressionChecker,
  type ExpressionType,
} from '../../expressions/index.ts'
import { toFieldSchema } from '../schemaFields.ts'

/** Creates the schema of the saved data: an object with any of the persistent slots. Throws when their schemas cannot be bundled. */
export function toSavedSchema({ definition, schemas }: Pick<LinkedFlow, 'definition' | 'schemas'>): JsonSchema {
  const slots = Object.entries(definition.data).filter(([, { persist }]) => persist)
  const saved: JsonSchema = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      slots.map(([name, { schema, initial = null }]) => [name, toSlotSchema(schema, initial)]),
    ),
  }
  return toPlainSchema(bundleSchema('saved', new Map([...schemas.files, ['saved', saved]])))
}

function toSlotSchema(source: SchemaSource, initial: unknown): JsonSchema {
  const schema: JsonSchema = typeof source === 'string' ? { $ref: source } : source
  return initial === null ? { anyOf: [{ type: 'null' }, schema] } : schema
}

const own = ['personal', 'secret', 'tsType', 'ui', 'errorMessage']
const annotations = ['$id', '$comment', 'title', 'description', 'examples', 'default', ...own]

/** Reduces a bundled schema to its rules: replaces every `$ref` by its target, and removes every annotation. */
function toPlainSchema(bundled: JsonSchema): JsonSchema {
  const visit = (node: JsonSchema): JsonSchema => {
    const { definitions: _, ...rules } = resolveRef(node, bundled)
    const kept = Object.entries(rules).filter(([keyword]) => !annotations.includes(keyword))
    return mapSubschemas(Object.fromEntries(kept), visit)
  }
  return visit(bundled)
}

/** Creates the checker for the expressions of a migration, which read `saved`, the data of a version with this plain schema. */
export const createMigrationChecker = (saved: JsonSchema): ExpressionChecker =>
  createExpressionChecker({ variables: { saved: toSavedType(saved) }, functions: {} })

function toSavedType(saved: JsonSchema): ExpressionType {
  const fields = Object.keys(saved.properties ?? {}).map(
    (slot) => [slot, { type: toPlaceType(saved, [slot]) ?? 'any', optional: true }] as const,
  )
  return { object: Object.fromEntries(fields) }
}

/** Returns the type of the value at a place of a plain schema, without `null`; undefined where nothing is saved. */
export function toPlaceType(saved: JsonSchema, keys: readonly string[]): ExpressionType | undefined {
  const schema = toFieldSchema(saved, keys, () => undefined)
  return schema && toExpressionType(withoutNull(schema), () => ({}))
}

/** Ignores the `null` of a slot that starts empty: an expression that reads into it finds nothing. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const rest = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  return rest.length === 1 ? (rest[0] ?? {}) : schema
}
