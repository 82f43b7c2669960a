import type { JsonSchema } from './JsonSchema.ts'

const limit = 200

/** The same function, that makes nothing of an equal schema twice: checkers and compilers ask one after the other, editors again and again. */
export function rememberBySchema<Made>(make: (schema: JsonSchema) => Made): (schema: JsonSchema) => Made {
  const known = new Map<string, Made>()
  return (schema) => {
    const key = JSON.stringify(schema)
    const made = known.get(key) ?? make(schema)
    // Edits leave old versions behind.
    if (known.size >= limit) known.clear()
    known.set(key, made)
    return made
  }
}
