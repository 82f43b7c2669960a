import hashForSchema from '@rjsf/utils/lib/hashForSchema.js'
import type { CompiledForm } from '../definition/CompiledFlow.ts'
import { rememberBySchema } from '../validation/rememberBySchema.ts'
import { toFragments } from '../compiler/schemas/toFragments.ts'
import { toRjsfSchema } from '../compiler/schemas/toRjsfSchema.ts'
import { compileSchema } from '../validation/compileSchema.ts'
import { createAjv } from '../validation/createAjv.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import type { StandaloneValidator } from '../validation/StandaloneValidator.ts'

type InterpretedForm = Pick<CompiledForm, 'schema' | 'judge' | 'validators'>

/** What `compileForm` writes as a module, at once: what judges a bundled schema, and what RJSF asks of its conditions. Remembered. */
export const interpretForm = rememberBySchema(interpret)

function interpret(schema: JsonSchema): InterpretedForm {
  const judge = compileSchema(schema)
  const whole = schema.$id ?? hashForSchema(toRjsfSchema(schema))
  // Only a form that is drawn asks about its conditions.
  let validators: CompiledForm['validators'] | undefined
  return {
    schema,
    judge,
    get validators() {
      return (validators ??= { ...interpretFragments(schema), [whole]: judge })
    },
  }
}

function interpretFragments(schema: JsonSchema): CompiledForm['validators'] {
  const ajv = createAjv({ allErrors: false, strict: false, esm: false })
  const fragments = Object.entries(toFragments(schema)).map(([hash, fragment]) => {
    const validator: StandaloneValidator = ajv.compile(fragment)
    return [hash, validator] as const
  })
  return Object.fromEntries(fragments)
}
