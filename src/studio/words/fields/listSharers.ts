import type { LinkedFlow } from '../../../../engine/authoring.ts'
import { listFormFields } from './listFormFields.ts'

/** The other steps whose forms say what this schema file says: an edit of it changes them, too. */
export function listSharers(flow: LinkedFlow, step: string, id: string): string[] {
  const uses = (schema: string) =>
    schema === id || listFormFields(flow, schema).some(({ places }) => places.some((place) => place.id === id))
  return Object.entries(flow.definition.steps).flatMap(([name, { form = [] }]) =>
    name !== step && [form].flat().some(({ schema }) => uses(schema)) ? [name] : [],
  )
}
