import { toConditions } from '../compiler/schemas/compileForm.ts'
import { toFormPlan, type Layouts } from '../compiler/schemas/toFormPlan.ts'
import type { PlanGroup } from '../definition/FormPlan.ts'
import { compileSchema } from '../validation/compileSchema.ts'
import { createAjv } from '../validation/createAjv.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { rememberByContent } from '../validation/remember.ts'
import type { StandaloneValidator } from '../validation/StandaloneValidator.ts'

/** What `compileForm` writes as a module, at once: what validates a bundled schema, and the plan for its layouts. Remembered. */
export const toRunnableForm = rememberByContent((schema) => {
  const validate = compileSchema(schema)
  // Only a form that is drawn has a plan.
  let conditions: readonly StandaloneValidator[] | undefined
  return {
    validate,
    toPlan: (layouts: Layouts): PlanGroup => {
      conditions ??= toRunnableConditions(schema)
      const { plan } = toFormPlan(schema, layouts, (index) => conditions?.[index])
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler writes the same as text, without types
      return plan as PlanGroup
    },
  }
})

function toRunnableConditions(schema: JsonSchema): readonly StandaloneValidator[] {
  const ajv = createAjv({ allErrors: false, strict: false, esm: false })
  return toConditions(schema).map((condition) => ajv.compile(condition))
}
