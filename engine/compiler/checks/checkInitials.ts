import type { ValidateFunction } from 'ajv'
import type { JSONPath } from 'jsonc-parser'
import type { Check } from '../../definition/index.ts'
import { toLostPlace } from '../../definition/consequences.ts'
import { toInstructions } from '../../definition/instructions.ts'
import { isRecord } from '../../definition/Loose.ts'
import { toTypeNames, toTypeSite } from '../../definition/schemaSites.ts'
import { toFieldSchema, toLayers } from '../../definition/schemaFields.ts'
import { toAbsoluteRefs, type SchemaCatalog, type SchemaSource } from '../../definition/SchemaCatalog.ts'
import { toContent } from '../../definition/SourceFile.ts'
import { bundleSchema } from '../../validation/bundleSchema.ts'
import { createSchemaCompiler } from '../../validation/createAjv.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { rememberByContent, rememberByIdentity, rememberWithin } from '../../validation/remember.ts'

/** Finds slots that begin with something else than their schema says, or are given it; what is required may still be missing then. */
export const checkInitials: Check = (context) => {
  const { flow, schemas, report } = context
  for (const [name, slot] of Object.entries(flow.data ?? {})) {
    if (!slot || slot.initial === undefined || slot.initial === null || slot.schema === undefined) continue
    try {
      const validate = toValidate(schemas, slot.schema, slot.initial)
      if (validate(slot.initial)) continue
      const error = (validate.errors ?? []).find(({ keyword }) => wrong.includes(keyword))
      if (!error) continue
      const path = ['data', name, 'initial', ...error.instancePath.split('/').slice(1)]
      report({
        code: 'wrong-type',
        path,
        message: `slot ${name} begins with something that its schema refuses: ${error.message}`,
        unless: toTypeNames([toTypeSite(context, [name, ...path.slice(3)].join('.'))]),
      })
    } catch {
      continue // A schema that cannot be compiled is told elsewhere.
    }
  }
}

/** Finds what is written as it is into a place whose schema refuses it. */
export const checkWritten: Check = (context) => {
  const { source, flow, schemas, report } = context
  for (const { instruction, path, owner } of toInstructions(flow))
    for (const [target, expression = ''] of Object.entries(instruction.set ?? {})) {
      const value = toConstant(expression)
      const [slot = '', ...keys] = target.split('.')
      const schema = flow.data?.[slot]?.schema
      const opened = schema === undefined ? undefined : schemas.open(schema)
      const field = opened && toFieldSchema(opened, keys, schemas.resolve)
      if (value === undefined || !field) continue
      try {
        const validate = toValidate(schemas, field, value)
        if (validate(value)) continue
        const error = (validate.errors ?? []).find(({ keyword }) => [...wrong, 'minLength'].includes(keyword))
        // An option that its own rules refuse is told as that.
        if (!error || (error.keyword !== 'enum' && toOptions(field, schemas).includes(value))) continue
        const message = `${owner} sets ${target} to ${JSON.stringify(value)}, which its schema refuses: ${error.message}`
        const place = [...path, 'set', target]
        const unless = [toLostPlace(source.flow, place), ...toTypeNames([toTypeSite(context, target)])]
        report({ code: 'wrong-type', path: place, message, unless })
      } catch {
        continue // A schema that cannot be compiled is told elsewhere.
      }
    }
}

const toOptions = (field: JsonSchema, { resolve }: SchemaCatalog): readonly unknown[] =>
  toLayers(field, resolve).flatMap((layer): readonly unknown[] => (Array.isArray(layer['enum']) ? layer['enum'] : []))

/** Finds defaults that their own part of a schema refuses: what a service leaves out would be filled in with them. */
export const checkDefaults: Check = ({ source, schemas, report }) => {
  for (const [id, file] of source.schemas)
    for (const { node, path } of listDefaults(toContent(file), []))
      try {
        const validate = toValidate(schemas, toAbsoluteRefs(node, id), node.default)
        if (validate(node.default) || !validate.errors?.some(({ keyword }) => wrong.includes(keyword))) continue
        const message = `the default ${JSON.stringify(node.default)} is against the rules of its field`
        const hint = 'Change the default or the rule'
        const unless = toTypeNames([{ file, path }])
        report({ code: 'contradictory-rules', file, path: [...path, 'default'], message, hint, unless })
      } catch {
        continue // A schema that cannot be compiled is told elsewhere.
      }
}

function* listDefaults(node: unknown, path: JSONPath): Generator<{ node: JsonSchema; path: JSONPath }> {
  if (!isRecord(node)) return
  const { default: given } = node
  // A field may be called default, too.
  if (given !== undefined && path.at(-1) !== 'properties') yield { node, path }
  for (const [key, inner] of Object.entries(node))
    if (key !== 'default') yield* listDefaults(inner, [...path, Array.isArray(node) ? Number(key) : key])
}

/** The text or the number that an expression is nothing but. */
const toConstant = (expression: string): string | number | undefined =>
  /^-?\d+(?:\.\d+)?$/.test(expression) ? Number(expression) : /^'([^'\\]*)'$/.exec(expression)?.[1]

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

/** The validator of values by their schema, as it is given, that have no other fields than some; throws where that cannot be compiled. */
const toValidate = (schemas: SchemaCatalog, source: SchemaSource, value: unknown) =>
  toKnown(schemas, JSON.stringify({ source, names: isRecord(value) ? Object.keys(value) : [] }))

const toKnown = rememberWithin((schemas: SchemaCatalog, json: string): ValidateFunction => {
  const { source, names }: { source: string | JsonSchema; names: readonly string[] } = JSON.parse(json)
  const files = toFiles(schemas)
  const id = typeof source === 'string' ? source : slotId
  if (typeof source !== 'string') files.set(slotId, source)
  const { $id: _, properties = {}, ...rest } = bundleSchema(id, files)
  // A form's slot begins with none of its fields, of which each would take its time to compile.
  const asked = Object.entries(properties).filter(([name]) => names.includes(name))
  return compileOnce({ ...rest, properties: Object.fromEntries(asked) })
})

/** Most slots begin with nothing, and are told apart by nothing then. */
const compileOnce = rememberByContent(createSchemaCompiler({ strict: false }))

const slotId = '(slot)'

/** The schemas of a flow, to which one in place is added for a moment. */
const toFiles = rememberByIdentity(({ files }: SchemaCatalog) => new Map(files))
