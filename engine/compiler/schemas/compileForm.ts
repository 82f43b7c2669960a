import { type JsonSchema, mapSubschemas, toFields } from '../../validation/JsonSchema.ts'
import { listUnknownFields } from './listUnknownFields.ts'
import { toFormPlan } from './toFormPlan.ts'
import { toModule, toStandalone } from './compileValidators.ts'

/**
 * Compiles a bundled schema (see `bundleSchema`) for a form, into an ES module: `validate` is a StandaloneValidator,
 * `conditions` are those that the form's plan names by position. Throws when AJV refuses it, or a rule names no field of it.
 */
export function compileForm(schema: JsonSchema): string {
  const [unknown] = listUnknownFields(schema)
  if (unknown) {
    const { path, at, nearest } = unknown
    throw new Error(`${schema.$id ?? 'The schema'}#${at} names ${path}, which is no field. Did you mean ${nearest}?`)
  }
  const validate = toModule(toStandalone({ validate: withoutWords(schema) }, { allErrors: true }))
  const named = Object.fromEntries(toConditions(schema).map((condition, index) => [`condition${index}`, condition]))
  const conditions = toModule(toStandalone(named, { allErrors: false, strict: false, esm: false }))
  const lines = [
    ...new Set([...validate.imports, ...conditions.imports]),
    validate.code,
    `validate.fields = ${JSON.stringify(toFields(schema))}`,
    // Both parts number their names from the same start, so one of them gets a scope of its own.
    Object.keys(named).length > 0 &&
      `export const conditions = ((exports) => { ${conditions.code}\nreturn Object.values(exports) })({})`,
  ]
  return `${lines.filter((line) => line !== false).join('\n')}\n`
}

/** The conditions of a schema in the order of its plan, each a schema of its own. */
export const toConditions = (schema: JsonSchema): readonly JsonSchema[] =>
  toFormPlan(schema, {}).conditions.map((condition) => ({
    ...withoutWords(condition),
    ...(schema.definitions && { definitions: withoutWords(schema).definitions }),
  }))

const words = new Set(['title', 'description', 'default', 'examples', 'personal', 'secret', 'tsType', 'ui'])

/** A schema without what is only drawn, which ships with the plan. */
function withoutWords(schema: JsonSchema): JsonSchema {
  const rules = Object.entries(schema).filter(([keyword]) => !words.has(keyword))
  return mapSubschemas(Object.fromEntries(rules), withoutWords)
}
