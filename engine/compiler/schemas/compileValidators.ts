import standaloneCode from 'ajv/dist/standalone/index.js'
import { toModulePath } from '../toSourceText.ts'
import { type JsonSchema, toFields, withoutKeywords, words } from '../../validation/JsonSchema.ts'
import { type AjvOptions, createAjv } from '../../validation/createAjv.ts'
import { listUnknownFields } from './listRules.ts'
import { toFormPlan } from './toFormPlan.ts'

/**
 * Generates an ES module that exports a validator for each bundled schema under its name. Without `allErrors` (the default) the
 * validators are smaller, stop at the first error and know no copy keys, which suits a service's answers.
 */
export const compileValidators = (
  schemas: Record<string, JsonSchema>,
  { allErrors = false }: Pick<AjvOptions, 'allErrors'> = {},
): string => {
  const { imports, code } = toModule(toStandalone(schemas, { allErrors }))
  return [...imports, code, ''].join('\n')
}

const EQUAL = toModulePath(new URL('../../validation/runtime/equal.ts', import.meta.url))
const RULES = toModulePath(new URL('../../validation/runtime/rules.ts', import.meta.url))
const TELL = toModulePath(new URL('../../validation/validate.ts', import.meta.url))

// Maps each `require` in AJV's code and our rules to its ES module replacement.
const MODULES: Record<string, string> = {
  'require("ajv/dist/runtime/equal").default': 'equal',
  'require("ajv/dist/runtime/ucs2length").default': 'ucs2length',
  'require("validation/formats").date': 'date',
  'require("validation/formats")["date-time"]': 'dateTime',
  'require("validation/minimumAge")': 'minimumAge',
  'require("validation/notBefore")': 'notBefore',
  'require("validation/notInFuture")': 'notInFuture',
  'require("validation/tell")': 'tell',
}

// In a JSON string, the quote after `require(` would be escaped, so the texts of a schema never match.
const REQUIRE = /(const \w+ = )(require\("[^"\\]+"\)(?:\.\w+|\["[^"\\]+"\])*);/g

/** Returns standalone code without its `require`s, and the imports that replace them. Throws if there is no replacement. */
export const toModule = (standalone: string): { imports: string[]; code: string } => {
  const imports = new Set<string>()
  const lean = withoutSchemas(standalone.replace(/^"use strict";/, ''))
  const code = lean.replace(REQUIRE, (_, start: string, required: string) => {
    const name = MODULES[required]
    if (name === undefined) {
      throw new Error(
        `A compiled schema asks for ${required}, which has no ES module in engine/validation/runtime. Add one there.`,
      )
    }
    imports.add(`import { ${name} } from ${JSON.stringify(name === 'equal' ? EQUAL : name === 'tell' ? TELL : RULES)}`)
    return `${start}${name};`
  })
  return { imports: [...imports], code }
}

const STRING = /"(?:[^"\\]|\\.)*"/.source
const SCHEMA = new RegExp(
  // Skips strings, which are not code. A schema is JSON and contains semicolons only in strings.
  `${STRING}|const (?<made>schema\\d+) = (?<text>(?:${STRING}|[^;"])*);|\\b(?<read>schema\\d+)(?<path>(?:\\.[\\w$]+|\\[${STRING}\\])*)`,
  'g',
)
const STEP = new RegExp(`\\.([\\w$]+)|\\[(${STRING})\\]`, 'g')

/** Reduces the schemas in standalone code to the values that it reads. AJV embeds each schema whole, just for a list of choices. */
function withoutSchemas(standalone: string): string {
  const schemas = new Map<string, unknown>()
  const values = new Map<string, string>()
  const code = standalone.replaceAll(SCHEMA, (...match) => {
    const { made, text = '', read, path = '' }: Record<string, string | undefined> = match.at(-1)
    if (made !== undefined) return schemas.set(made, JSON.parse(text)) && ''
    if (read === undefined) return match[0]
    const keys = Array.from(path.matchAll(STEP), ([, plain, quoted = '']) => plain ?? JSON.parse(quoted))
    const value = JSON.stringify(keys.reduce((inside, key) => Object(inside)[key], schemas.get(read)))
    if (!values.has(value)) values.set(value, `value${values.size}`)
    return values.get(value) ?? ''
  })
  return [...Array.from(values, ([value, name]) => `const ${name} = ${value};`), code].join('')
}

/** Returns AJV's standalone code for schemas that were checked before, by the name each is exported under. */
const toStandalone = (schemas: Record<string, JsonSchema>, options: AjvOptions): string => {
  const ajv = createAjv({ esm: true, ...options, messages: false, validateSchema: false })
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)
  return standaloneCode(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [name, name])))
}

/**
 * Compiles a form's bundled schema (see `bundleSchema`) to an ES module: `validate` is a StandaloneValidator, and `conditions`
 * are those that the form's plan refers to by position. Throws when AJV rejects it, or when a rule names an unknown field.
 */
export function compileForm(schema: JsonSchema): string {
  const [unknown] = listUnknownFields(schema)
  if (unknown) {
    const { path, at, nearest } = unknown
    throw new Error(`${schema.$id ?? 'The schema'}#${at} names ${path}, which is not a field. Did you mean ${nearest}?`)
  }
  const validate = toModule(toStandalone({ validate: withoutWords(schema) }, { allErrors: true }))
  const named = toConditions(schema).map((condition, index) => [`condition${index}`, condition] as const)
  const conditions =
    named.length === 0
      ? undefined
      : toModule(toStandalone(Object.fromEntries(named), { allErrors: false, strict: false, esm: false }))
  const lines = [
    ...new Set([...validate.imports, ...(conditions?.imports ?? [])]),
    validate.code,
    `validate.fields = ${JSON.stringify(toFields(schema))}`,
    // Both parts number their names from the same start, so one of them gets its own scope.
    conditions && `export const conditions = ((exports) => { ${conditions.code}\nreturn Object.values(exports) })({})`,
  ]
  return `${lines.filter((line) => line !== undefined).join('\n')}\n`
}

/** Returns the conditions of a schema in the order of its plan, each as a separate schema. */
export const toConditions = (schema: JsonSchema): readonly JsonSchema[] =>
  toFormPlan(schema, {}).conditions.map((condition) => ({
    ...withoutWords(condition),
    ...(schema.definitions && { definitions: withoutWords(schema).definitions }),
  }))

/** Removes display-only keywords, which ship with the plan. */
const withoutWords = (schema: JsonSchema) => withoutKeywords(schema, words)
