import type { CompiledForm } from '../../../engine/definition/CompiledFlow.ts'
import { interpretForm } from '../../../engine/interpreter/interpretForm.ts'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'

/** A form compiled in this process, as the build would. */
export const toForm = (schema: JsonSchema, rest: Partial<CompiledForm> = {}): CompiledForm => ({
  ...interpretForm(schema),
  data: 'form',
  layouts: {},
  fields: {},
  submit: 'continue',
  ...rest,
})
