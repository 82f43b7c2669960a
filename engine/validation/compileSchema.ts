import type { Ajv } from 'ajv'
import { type SchemaMap, toFields } from './JsonSchema.ts'
import type { StandaloneValidator } from './StandaloneValidator.ts'
import { bundleSchema } from './bundleSchema.ts'
import { createAjv } from './createAjv.ts'
import { rememberByContent } from './remember.ts'

// One for many: each would compile the rules of its own keywords first. Not for all: each keeps what it ever compiled.
let ajv: Ajv | undefined
let compiled = 0

/** Compiles one bundled JSON Schema (see `bundleSchema`) in this process, for Node; throws when AJV refuses it. Remembered. */
export const compileSchema = rememberByContent((schema): StandaloneValidator => {
  if (compiled % 200 === 0 || !ajv) ajv = createAjv({ validateSchema: false, isOptimized: false })
  compiled += 1
  try {
    const validator: StandaloneValidator = ajv.compile(schema)
    return Object.assign(validator, { fields: toFields(schema) })
  } finally {
    // The next version of it may have the same $id.
    ajv.removeSchema(schema)
  }
})

/** Compiles schemas by `$id` in this process, for Node: the same validators that the browser gets precompiled. */
export const compileSchemas = ({
  schemas,
  ids,
}: {
  schemas: SchemaMap
  ids: Iterable<string>
}): ReadonlyMap<string, StandaloneValidator> =>
  new Map(Array.from(ids, (id) => [id, compileSchema(bundleSchema(id, schemas))]))
