import { hashForSchema, JUNK_OPTION_ID, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import type { CompiledForm } from '../../definition/CompiledFlow.ts'

/** What RJSF asks a form's precompiled validators: whether a condition of the schema holds. It judges no value. */
export function toValidator({ validators, data }: CompiledForm): ValidatorType<unknown> {
  return {
    isValid(schema, value) {
      // How RJSF compares options: this one is never right.
      if (schema.$id === JUNK_OPTION_ID) return false
      const validate = validators[toKey(schema)]
      if (validate) return validate.call({}, value)
      throw new Error(`The form of ${data} has no validator for the condition ${JSON.stringify(schema)}.`)
    },
    validateFormData: refuse,
    rawValidation: refuse,
  }
}

function refuse(): never {
  throw new Error('RJSF is not to validate: issues come from the session.')
}

const keys = new WeakMap<RJSFSchema, string>()

/** Hashing a schema costs more than judging by it. */
function toKey(schema: RJSFSchema): string {
  const key = schema.$id ?? keys.get(schema) ?? hashForSchema(schema)
  keys.set(schema, key)
  return key
}
