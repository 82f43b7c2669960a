import type { CompiledForm } from '../../../engine/definition/CompiledFlow.ts'
import type { Layouts } from '../../../engine/compiler/schemas/toFormPlan.ts'
import { toRunnableForm } from '../../../engine/runner/toRunnableFlow.ts'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'

/** What a test specifies of a form besides its schema. */
export interface FormRest extends Partial<Omit<CompiledForm, 'plan' | 'validate'>> {
  readonly layouts?: Layouts
}

/** Compiles a form in this process the way the build would. */
export function toForm(schema: JsonSchema, { layouts = {}, ...rest }: FormRest = {}): CompiledForm {
  const { validate, toPlan } = toRunnableForm(schema)
  return { validate, plan: toPlan(layouts), data: 'form', fields: {}, submit: 'continue', ...rest }
}
