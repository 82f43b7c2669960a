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

/** What may have been saved: any of the slots that are kept between visits. Throws when a schema of theirs cannot be bundled. */
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

/** The rules of a bundled schema alone, in one piece: every `$ref` is replaced by what it means, every annotation is gone. */
function toPlainSchema(bundled: JsonSchema): JsonSchema {
  const visit = (node: JsonSchema): JsonSchema => {
    const { definitions: _, ...rules } = resolveRef(node, bundled)
    const kept = Object.entries(rules).filter(([keyword]) => !annotations.includes(keyword))
    return mapSubschemas(Object.fromEntries(kept), visit)
  }
  return visit(bundled)
}

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
