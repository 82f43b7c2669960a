import type { Ajv } from 'ajv'
import { createAjv } from '../validation/createAjv.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'

const known = new Map<string, string | undefined>()
const limit = 200
// One for all: each would compile the rules of its own keywords first.
let ajv: Ajv | undefined

/** Why AJV cannot compile a bundled schema that is a JSON Schema; undefined when it can. Remembered, since most of a flow stays as it is. */
export function toRefusal(schema: JsonSchema): string | undefined {
  const key = JSON.stringify(schema)
  if (known.has(key)) return known.get(key)
  // Edits leave old versions behind.
  if (known.size >= limit) known.clear()
  const refusal = attempt(schema)
  known.set(key, refusal)
  return refusal
}

function attempt({ $id: _, ...schema }: JsonSchema): string | undefined {
  ajv ??= createAjv({ validateSchema: false })
  try {
    ajv.compile(schema)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    ajv.removeSchema(schema)
  }
}
