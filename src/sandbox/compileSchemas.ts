import { readdirSync, readFileSync } from 'node:fs'
import type { ErrorObject } from 'ajv'
import { createAjv } from '../../engine/build.ts'

/** Validates a value against the schema with that `$id`. Returns one sentence per problem, naming fields but never values. */
export type SchemaCheck = (schemaId: string, value: unknown) => string[]

/** Compiles every file of the given folders of `schemas/`. Throws when a schema is invalid or refers to a missing one. */
export function compileSchemas(folders: readonly string[]): SchemaCheck {
  const ajv = createAjv()
  for (const folder of folders) {
    const url = new URL(`../../schemas/${folder}/`, import.meta.url)
    for (const name of readdirSync(url)) {
      const schema: Record<string, unknown> = JSON.parse(readFileSync(new URL(name, url), 'utf8'))
      ajv.addSchema(schema)
    }
  }
  // Compiled in advance, so that an invalid schema stops the start instead of a call.
  for (const id of Object.keys(ajv.schemas)) ajv.getSchema(id)
  return (schemaId, value) => {
    const validate = ajv.getSchema(schemaId)
    if (!validate) throw new Error(`No file of schemas/{${folders.join(',')}} has the $id "${schemaId}".`)
    if (validate(value)) return []
    return [...new Set((validate.errors ?? []).filter(isCause).map(toSentence))]
  }
}

// A failing "if" only repeats the error of its "then".
function isCause(error: ErrorObject): boolean {
  return error.keyword !== 'if'
}

function toSentence({ keyword, instancePath, message, params }: ErrorObject): string {
  const parent = instancePath.split('/').slice(1)
  const allowed: unknown = params['allowedValues'] ?? params['allowedValue']
  const at = (...more: string[]) => [...parent, ...more].join('.') || 'the body'
  if (keyword === 'required') return `${at(String(params['missingProperty']))} is missing`
  if (keyword === 'additionalProperties') return `${at(String(params['additionalProperty']))} is not known here`
  if (keyword === 'enum') return `${at()} must be one of ${String(allowed).replaceAll(',', ', ')}`
  if (keyword === 'const') return `${at()} must be ${JSON.stringify(allowed)}`
  return `${at()} ${message ?? 'is wrong'}`
}
