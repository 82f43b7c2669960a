import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { createSampler } from './createSampler.ts'

/** A valid value for a bundled schema, as full as it can be; throws when none is found. */
export const sampleValue = (schema: JsonSchema): unknown => {
  const found = createSampler(schema).samples([schema]).next()
  if (found.done) {
    throw new Error(`No valid sample is found for ${schema.$id ?? 'the schema'}. Give its unusual fields "examples".`)
  }
  return found.value
}
