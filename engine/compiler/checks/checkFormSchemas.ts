import { bundleSchema } from '../../validation/bundleSchema.ts'
import type { Check } from '../../definition/index.ts'
import { toAllForms } from '../../definition/forms.ts'
import { compileForm } from '../schemas/compileForm.ts'

/** Finds form schemas that AJV refuses. */
export const checkFormSchemas: Check = ({ flow, schemas, source, report }) => {
  for (const { form, path } of toAllForms(flow)) {
    const id = form.schema
    if (id === undefined || !schemas.files.has(id)) continue
    try {
      compileForm(bundleSchema(id, schemas.files))
    } catch (error) {
      const file = source.schemas.get(id)
      const reason = error instanceof Error ? error.message : String(error)
      report({
        code: 'bad-schema',
        path: file ? [] : [...path, 'schema'],
        ...(file && { file }),
        message: `the schema cannot be compiled: ${reason}`,
      })
    }
  }
}
