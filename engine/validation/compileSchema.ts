import { createAjv } from './createAjv.ts'
import type { JsonSchema } from './JsonSchema.ts'
import type { StandaloneValidator } from './StandaloneValidator.ts'
import { toFields } from './toFields.ts'

/** Compiles one bundled schema (see `bundleSchema`) in this process, for Node; throws when AJV refuses it. */
export const compileSchema = (schema: JsonSchema): StandaloneValidator => {
  const validator: StandaloneValidator = createAjv().compile(schema)
  return Object.assign(validator, { fields: toFields(schema) })
}
