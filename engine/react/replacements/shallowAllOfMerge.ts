import { mergeSchemas, type RJSFSchema } from '@rjsf/utils'

/**
 * Stands in for RJSF's merging of `allOf` into the schema around it: what several parts say of one field is put together,
 * and of one rule the last part counts. Only what is drawn depends on it; a value is judged by the schema as it stands.
 */
export default function shallowAllOfMerge({ allOf = [], ...schema }: RJSFSchema): RJSFSchema {
  return allOf.reduce<RJSFSchema>(
    (merged, part) => (typeof part === 'object' ? mergeSchemas(merged, part) : merged),
    schema,
  )
}
