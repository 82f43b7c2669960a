import type { Check } from '../../definition/index.ts'
import { toAbsoluteRef } from '../../definition/SchemaCatalog.ts'
import { bundleSchema } from '../../validation/bundleSchema.ts'
import { createAjv } from '../../validation/createAjv.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'

/** Finds slots that begin with something else than their schema says; what is required may still be missing then. */
export const checkInitials: Check = ({ flow, schemas, report }) => {
  const files = new Map(schemas.files)
  const ajv = createAjv({ strict: false, validateSchema: false, isOptimized: false })
  for (const [name, slot] of Object.entries(flow.data ?? {})) {
    if (!slot || slot.initial === undefined || slot.initial === null || slot.schema === undefined) continue
    const id = '(slot)'
    const own: JsonSchema =
      typeof slot.schema === 'string'
        ? { $ref: toAbsoluteRef(slot.schema, '') }
        : JSON.parse(JSON.stringify(slot.schema))
    try {
      if (ajv.validate({ ...bundleSchema(id, files.set(id, own)), $id: undefined }, slot.initial)) continue
      const error = (ajv.errors ?? []).find(({ keyword }) =>
        ['type', 'additionalProperties', 'enum', 'const'].includes(keyword),
      )
      if (!error) continue
      const path = ['data', name, 'initial', ...error.instancePath.split('/').slice(1)]
      report({
        code: 'wrong-type',
        path,
        message: `slot ${name} begins with something that its schema refuses: ${error.message}`,
      })
    } catch {
      continue // A schema that cannot be compiled is told elsewhere.
    }
  }
}
