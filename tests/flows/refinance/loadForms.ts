import { listRules, type FieldRule } from '../../../engine/compiler/schemas/listRules.ts'
import type { CompiledForm } from '../../../engine/index.ts'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import flow from '../../../flows/refinance.json?flow'

/** One form of a step as it ships. */
export interface StepForm {
  readonly step: string
  /** The step, and the condition of this variant of its form. */
  readonly title: string
  readonly form: CompiledForm
  readonly schema: JsonSchema
  readonly rules: readonly FieldRule[]
}

/** Every form of the refinance flow, all variants, loaded as the browser loads them. */
export async function loadForms(): Promise<readonly StepForm[]> {
  const steps = Object.entries(flow.steps).map(async ([step, { loadForms: load }]) => {
    const loaded = await load?.()
    return (loaded?.default ?? []).map((form): StepForm => {
      const schema = form.schema as JsonSchema
      const title = form.when === undefined ? step : `${step} when ${form.when}`
      return { step, title, form, schema, rules: listRules(schema) }
    })
  })
  return (await Promise.all(steps)).flat()
}
