import { createAjv } from '../../validation/createAjv.ts'
import { type JsonSchema, isSchema, resolveRef } from '../../validation/JsonSchema.ts'

/** Whether a value fits all of some schemas of one bundled schema. `today` is an ISO date. */
export type Fit = (nodes: readonly JsonSchema[], value: unknown) => boolean

/** Creates what tells whether a value fits: for tools, which ask about any part of a schema. Each part is compiled when it is first asked about. */
export function createFit(root: JsonSchema, today?: string): Fit {
  const context = today === undefined ? {} : { today }
  const ajv = createAjv({ allErrors: false, strict: false, validateSchema: false })
  const compiled = new Map<JsonSchema, (this: unknown, value: unknown) => boolean>()

  const compile = (schema: JsonSchema) => {
    // Without its $id, or AJV would take it for a second schema of that name.
    const whole = { allOf: [{ ...resolveRef(schema, root), $id: undefined }], definitions: root.definitions }
    return ajv.compile(JSON.parse(JSON.stringify(whole)))
  }

  return (nodes, value) =>
    nodes.every((node) => {
      if (!isSchema(node)) return node !== false
      const validate = compiled.get(node) ?? compile(node)
      compiled.set(node, validate)
      return validate.call(context, value)
    })
}
