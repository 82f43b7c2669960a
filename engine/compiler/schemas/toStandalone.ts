import standaloneCode from 'ajv/dist/standalone/index.js'
import { createAjv, type AjvOptions } from '../../validation/createAjv.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'

/** AJV's standalone code for schemas by the name each is exported under. */
export const toStandalone = (schemas: Record<string, JsonSchema>, options: AjvOptions): string => {
  const ajv = createAjv(options)
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)
  return standaloneCode(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [name, name])))
}
