import type { ValidateFunction } from 'ajv'
import type { Check } from '../../definition/index.ts'
import { toAbsoluteRef, type SchemaCatalog, type SchemaSource } from '../../definition/SchemaCatalog.ts'
import { bundleSchema } from '../../validation/bundleSchema.ts'
import { createAjv } from '../../validation/createAjv.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { rememberByIdentity, rememberWithin } from '../../validation/remember.ts'

/** Finds slots that begin with something else than their schema says; what is required may still be missing then. */
export const checkInitials: Check = ({ flow, schemas, report }) => {
  for (const [name, slot] of Object.entries(flow.data ?? {})) {
    if (!slot || slot.initial === undefined || slot.initial === null || slot.schema === undefined) continue
    try {
      const validate = toValidate(schemas, JSON.stringify(slot.schema))
      if (validate(slot.initial)) continue
      const error = (validate.errors ?? []).find(({ keyword }) => wrong.includes(keyword))
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

/** What a slot cannot begin with and become right by more being filled in. */
const wrong = [
  'type',
  'additionalProperties',
  'enum',
  'const',
  'minimum',
  'maximum',
  'maxLength',
  'maxItems',
  'pattern',
  'format',
]

/** The validator of a slot by the JSON of what its schema is given as; throws where that cannot be compiled. */
const toValidate = rememberWithin((schemas: SchemaCatalog, json: string): ValidateFunction => {
  const source: SchemaSource = JSON.parse(json)
  const own: JsonSchema = typeof source === 'string' ? { $ref: toAbsoluteRef(source, '') } : source
  const { ajv, files } = prepareSlots(schemas)
  return ajv.compile({ ...bundleSchema(slotId, files.set(slotId, own)), $id: undefined })
})

const slotId = '(slot)'

/** What the schemas of all slots are compiled with. */
const prepareSlots = rememberByIdentity(({ files }: SchemaCatalog) => ({
  ajv: createAjv({ strict: false, validateSchema: false, isOptimized: false }),
  files: new Map(files),
}))
