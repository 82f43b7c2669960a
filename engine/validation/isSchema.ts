import type { JsonSchema } from './JsonSchema.ts'

/** Whether a value of a JSON document can be read as a schema object; the boolean schemas of draft-07 are none. */
export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
