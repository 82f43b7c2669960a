import type { JsonSchema } from './JsonSchema.ts'
import { mapSubschemas } from './mapSubschemas.ts'

/** Calls `visit` for a schema and every subschema of it, outermost first, with its place as a JSON pointer (RFC 6901). */
export const walkSchema = (
  schema: JsonSchema,
  visit: (node: JsonSchema, place: string) => void,
  place: string = '',
): void => {
  visit(schema, place)
  mapSubschemas(schema, (child, step) => {
    walkSchema(child, visit, place + step)
    return child
  })
}
