import { hashForSchema } from '@rjsf/utils'
import { toFragments } from '../../../engine/compiler/schemas/toFragments.ts'
import { toRjsfSchema } from '../../../engine/compiler/schemas/toRjsfSchema.ts'
import type { CompiledForm } from '../../../engine/definition/CompiledFlow.ts'
import { compileSchema } from '../../../engine/validation/compileSchema.ts'
import { createAjv } from '../../../engine/validation/createAjv.ts'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'

/** A form compiled in this process, as the build would. */
export function toForm(schema: JsonSchema, rest: Partial<CompiledForm> = {}): CompiledForm {
  const judge = compileSchema(schema)
  const ajv = createAjv({ allErrors: false, strict: false, esm: false })
  const fragments = Object.entries(toFragments(schema)).map(([hash, fragment]) => [hash, ajv.compile(fragment)])
  const validators = { ...Object.fromEntries(fragments), [schema.$id ?? hashForSchema(toRjsfSchema(schema))]: judge }
  return { data: 'form', schema, judge, validators, layouts: {}, fields: {}, submit: 'continue', ...rest }
}
