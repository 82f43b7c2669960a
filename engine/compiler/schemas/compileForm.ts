import hashForSchema from '@rjsf/utils/lib/hashForSchema.js'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { toFields } from '../../validation/toFields.ts'
import { listUnknownFields } from './listUnknownFields.ts'
import { toFragments } from './toFragments.ts'
import { toModule } from './toModule.ts'
import { toRjsfSchema } from './toRjsfSchema.ts'
import { toStandalone } from './toStandalone.ts'

/** What a form needs of its schema: the module that judges it and the schema that is drawn. */
export interface CompiledForm {
  /**
   * An ES module: `judge` is a StandaloneValidator, `validators` answers what rjsf asks of conditions, by its hash of
   * each, and `schema` the schema itself, so that its text ships once.
   */
  source: string
  schema: JsonSchema
}

/** Compiles a bundled schema (see `bundleSchema`) for a form; throws when AJV refuses it or a rule names no field of it. */
export const compileForm = (schema: JsonSchema): CompiledForm => {
  const [unknown] = listUnknownFields(schema)
  if (unknown) {
    const { path, at, nearest } = unknown
    throw new Error(`${schema.$id ?? 'The schema'}#${at} names ${path}, which is no field. Did you mean ${nearest}?`)
  }
  const fragments = toFragments(schema)
  const judge = toModule(toStandalone({ judge: schema }, { allErrors: true }))
  const quick = toModule(toStandalone(fragments, { allErrors: false, strict: false, esm: false }))
  const key = JSON.stringify(schema.$id ?? hashForSchema(toRjsfSchema(schema)))
  const text = JSON.stringify(schema)
  const lines = [
    ...new Set([...judge.imports, ...quick.imports]),
    `export const schema = ${text}`,
    judge.code.replace(` = ${text};`, () => ' = schema;'),
    `judge.fields = ${JSON.stringify(toFields(schema))}`,
    // Both parts number their names from the same start, so one of them gets a scope of its own.
    Object.keys(fragments).length > 0
      ? `export const validators = ((exports) => { ${quick.code}\nexports[${key}] = judge\nreturn exports })({})`
      : `export const validators = { ${key}: judge }`,
  ]
  return { source: `${lines.join('\n')}\n`, schema }
}
