import type { LinkedFlow, SchemaSource } from '../definition/index.ts'
import { bundleSchema } from '../validation/bundleSchema.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'

/** What may have been saved: any of the slots that are kept between visits. */
export function toSavedSchema({ definition, schemas }: LinkedFlow): JsonSchema {
  const slots = Object.entries(definition.data).filter(([, { persist }]) => persist)
  const saved: JsonSchema = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      slots.map(([name, { schema, initial = null }]) => [name, toSlotSchema(schema, initial)]),
    ),
  }
  return bundleSchema('saved', new Map([...schemas.files, ['saved', saved]]))
}

function toSlotSchema(source: SchemaSource, initial: unknown): JsonSchema {
  const schema: JsonSchema = typeof source === 'string' ? { $ref: source } : source
  return initial === null ? { anyOf: [{ type: 'null' }, schema] } : schema
}

/** Changes when what is saved between visits changes its shape, or when the author raises the version. */
export const toSavedText = (flow: LinkedFlow): string =>
  JSON.stringify([flow.definition.name, flow.definition.version, toSavedSchema(flow)])
