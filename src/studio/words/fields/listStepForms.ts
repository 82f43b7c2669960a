import type { LinkedFlow } from '../../../../engine/authoring.ts'
import type { FormField } from './FormField.ts'
import { listFormFields } from './listFormFields.ts'

/** One form of a step with its fields. */
export interface StepForm {
  /** The id of its schema. */
  readonly schema: string
  /** The predicate under which it is shown, when the step has several. */
  readonly when: string | undefined
  readonly fields: readonly FormField[]
}

/** The forms of a step; none when it only shows something. */
export function listStepForms(flow: LinkedFlow, step: string): StepForm[] {
  const forms = [flow.definition.steps[step]?.form ?? []].flat()
  return forms.map(({ schema, when }) => ({ schema, when, fields: listFormFields(flow, schema) }))
}
