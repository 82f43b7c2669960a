import { listRules, type FieldRule } from '../../../engine/compiler/schemas/listRules.ts'
import { toFormList } from '../../../engine/definition/forms.ts'
import type { CompiledForm } from '../../../engine/index.ts'
import { bundleForm } from '../../../engine/validation/bundleForm.ts'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import flow from '../../../flows/refinance.json?flow'
import { readCheckedFlow } from '../readCheckedFlow.ts'

/** One form of a step, as it ships. */
export interface StepForm {
  readonly step: string
  /** The step, and the condition for this variant of its form. */
  readonly title: string
  readonly form: CompiledForm
  readonly schema: JsonSchema
  readonly rules: readonly FieldRule[]
}

/** Loads every form of the refinance flow, in all variants, as the browser does. */
export async function loadForms(): Promise<readonly StepForm[]> {
  const { definition, schemas } = readCheckedFlow('flows/refinance.json')
  const steps = Object.entries(flow.steps).map(async ([step, { loadForms: load }]) => {
    const loaded = await load?.()
    const authored = toFormList(definition.steps[step]?.form ?? [])
    return (loaded?.default ?? []).map((form, index): StepForm => {
      const schema = bundleForm(authored[index]?.schema ?? '', schemas.files)
      const title = form.when === undefined ? step : `${step} when ${form.when}`
      return { step, title, form, schema, rules: listRules(schema) }
    })
  })
  return (await Promise.all(steps)).flat()
}
