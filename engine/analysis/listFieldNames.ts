import { toForms } from '../definition/forms.ts'
import type { LinkedFlow } from '../definition/index.ts'
import { toFields } from '../definition/schemaFields.ts'

/** The paths of the fields that a step's forms ask for, without list positions: `addresses.city`. */
export function listFieldNames({ definition, schemas }: LinkedFlow, step: string): string[] {
  const forms = definition.steps[step] ? toForms(step, definition.steps[step]) : []
  const names = forms.flatMap(({ form: { schema } }) => {
    const opened = schema === undefined ? undefined : schemas.open(schema)
    return opened ? [...toFields(opened, (ref) => schemas.resolve(ref))].map(({ path }) => path) : []
  })
  return [...new Set(names)].filter((name) => name !== '')
}
