import schema from '../definition/flow.schema.json' with { type: 'json' }
import type { JsonSchema } from '../validation/JsonSchema.ts'

/** The grammar of flow files with its descriptions, for tools that complete and explain them. */
export const flowGrammar: JsonSchema = JSON.parse(JSON.stringify(schema))
