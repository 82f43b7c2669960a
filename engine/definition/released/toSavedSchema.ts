import { bundleSchema } from '../../validation/bundleSchema.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import type { LinkedFlow } from '../FlowContext.ts'
import type { SchemaSource } from '../FlowDefinition.ts'
import { toPlainSchema } from './toPlainSchema.ts'

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
