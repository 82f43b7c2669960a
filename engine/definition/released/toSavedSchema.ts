import type { LinkedFlow } from '../FlowContext.ts'
import type { SchemaSource } from '../SchemaCatalog.ts'
import { type JsonSchema, mapSubschemas, resolveRef } from '../../validation/JsonSchema.ts'
import { bundleSchema } from '../../validation/bundleSchema.ts'

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
