import type { RJSFSchema } from '@rjsf/utils'
import type { JsonSchema } from '../../validation/JsonSchema.ts'

/** A copy of a schema in the form library's own type, which is narrower than what JSON can hold. */
export const toRjsfSchema = (schema: JsonSchema): RJSFSchema => JSON.parse(JSON.stringify(schema))
