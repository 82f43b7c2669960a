import type { JsonSchema } from '../validation/JsonSchema.ts'
import { compileForm, type CompiledForm } from './schemas/compileForm.ts'

const compiled = new Map<string, CompiledForm>()
const limit = 200

/** The same as `compileForm`, remembered: the checker and the compiler want it one after the other, a development server again and again. */
export function compileFormOnce(schema: JsonSchema): CompiledForm {
  const key = JSON.stringify(schema)
  const form = compiled.get(key) ?? compileForm(schema)
  // Edits leave old versions behind.
  if (compiled.size >= limit) compiled.clear()
  compiled.set(key, form)
  return form
}
