import { bundleSchema } from './bundleSchema.ts'
import { compileSchema } from './compileSchema.ts'
import type { SchemaMap } from './JsonSchema.ts'
import type { StandaloneValidator } from './StandaloneValidator.ts'

/** Compiles schemas by `$id` in this process, for Node: the same validators that the browser gets precompiled. */
export const compileSchemas = ({
  schemas,
  ids,
}: {
  schemas: SchemaMap
  ids: Iterable<string>
}): ReadonlyMap<string, StandaloneValidator> =>
  new Map(Array.from(ids, (id) => [id, compileSchema(bundleSchema(id, schemas))]))
