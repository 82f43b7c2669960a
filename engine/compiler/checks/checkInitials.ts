import type { ErrorObject, ValidateFunction } from 'ajv'
import type { JSONPath } from 'jsonc-parser'
import type { Check, FlowContext } from '../../definition/index.ts'
import { toFormFiles } from '../../definition/checks/checkNeeds.ts'
import { toList, toLostPlace } from '../../definition/consequences.ts'
import { toInstructions } from '../../definition/instructions.ts'
import { isRecord, toValueAt, withReached } from '../../definition/Loose.ts'
import { toHint } from '../../definition/Problem.ts'
import { toReference, toTypeNames, toTypeSite } from '../../definition/schemaSites.ts'
import { toFieldNames, toFieldSchema, toLayers } from '../../definition/schemaFields.ts'
import { toAbsoluteRefs, type SchemaCatalog, type SchemaSource } from '../../definition/SchemaCatalog.ts'
import { toContent } from '../../definition/SourceFile.ts'
import { bundleSchema } from '../../validation/bundleSchema.ts'
import { createSchemaCompiler } from '../../validation/createAjv.ts'
import { type JsonSchema, isSchema, walkSchema } from '../../validation/JsonSchema.ts'
import { rememberByContent, rememberByIdentity, rememberWithin } from '../../validation/remember.ts'

/** Finds slots whose initial value their schema refuses. Required fields may be missing: they can be filled in later. */
export const checkInitials: Check = (context) => {
  const { flow, schemas, report } = context
  for (const [name, slot] of Object.entries(flow.data ?? {})) {
    if (!slot || slot.initial === undefined || slot.initial === null || slot.schema === undefined) continue
    const error = listRefusals(schemas, slot.schema, slot.initial).find(({ keyword }) => wrong.includes(keyword))
    if (!error) {
      checkNames(name, slot.initial, context)
      continue
    }
    const path = ['data', name, 'initial', ...error.instancePath.split('/').slice(1)]
    // What the flow writes there as well is meant, so the rule is the one to change.
    const isMeant = toInstructions(flow).some(
      ({ instruction }) => instruction.set?.[name] === JSON.stringify(slot.initial),
    )
    const rule = isMeant ? toTypeSite(context, name) : undefined
    if (rule && Object.hasOwn(Object(toValueAt(toContent(rule.file), rule.path)), error.keyword)) {
      const message = `slot ${name} begins with ${JSON.stringify(slot.initial)}, and is set to it, which this rule refuses`
      const place = { file: rule.file, path: [...rule.path, error.keyword] }
      report({ code: 'wrong-type', ...place, message, hint: 'Let the rule take it', loses: [`rule of ${name}`] })
      continue
    }
    report({
      code: 'wrong-type',
      path,
      message: `slot ${name} begins with something that its schema refuses: ${error.message}`,
      hint: 'Begin with what the schema takes, or let the schema take this',
      unless: toTypeNames([toTypeSite(context, [name, ...path.slice(3)].join('.'))]),
      loses: [name, toReference(name), `shape of ${name}`],
    })
  }
}

/** Reports what a slot begins with and its schema does not have. */
function checkNames(name: string, initial: unknown, { flow, schemas, report }: FlowContext): void {
  const schema = schemas.open(flow.data?.[name]?.schema)
  const known = schema ? toFieldNames(schema, schemas.resolve) : []
  const isOpen = toLayers(schema, schemas.resolve).some((layer) => (layer['additionalProperties'] ?? false) !== false)
  const strange = Object.keys(isRecord(initial) && !isOpen ? initial : {}).find((key) => !known.includes(key))
  if (strange === undefined || known.length === 0) return
  const message = `slot ${name} begins with ${strange}, which its schema does not have`
  const at = { path: ['data', name, 'initial', strange], at: 'key' as const }
  report({ code: 'unknown-path', ...at, message, hint: toHint(strange, known), unless: [`shape of ${name}`, strange] })
}

/** Finds objects that take no more than their own properties, and of which a part describes others: nobody could give them. */
export const checkClosed: Check = ({ source, report }) => {
  for (const file of source.schemas.values()) {
    const content = toContent(file)
    if (file.errors.length > 0 || !isSchema(content)) continue
    walkSchema(content, (node, place) => {
      const own = Object.keys({ ...node.properties, ...Object(node['patternProperties']) })
      const lost =
        node['additionalProperties'] === false ? listDescribed(node).filter((name) => !own.includes(name)) : []
      if (lost.length === 0) return
      const path = [...place.split('/').slice(1).map(toKey), 'additionalProperties']
      const message = `nothing but ${toList(own.slice(0, 3))} is taken, and a part of the same object describes ${toList(lost.slice(0, 3))}`
      const hint = `Take "additionalProperties" away, or list ${lost[0]} under "properties", too`
      report({ code: 'contradictory-rules', file, path, message, hint, unless: lost, loses: [toLostPlace(file, [])] })
    })
  }
}

/** Converts a part of a JSON pointer; what is a number stands in a list. */
const toKey = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)

/** Lists the properties that the alternatives and conditions of a schema describe. */
const listDescribed = ({ allOf = [], anyOf = [], oneOf = [], then, else: other }: JsonSchema): readonly string[] =>
  [...allOf, ...anyOf, ...oneOf, then, other].flatMap((part) =>
    isSchema(part) ? [...Object.keys(part.properties ?? {}), ...listDescribed(part)] : [],
  )

/** Finds literal values, and ids, that an instruction writes to a place whose schema refuses them. */
export const checkWritten: Check = (context) => {
  const { source, flow, schemas, report } = context
  const instructions = toInstructions(flow)
  const written = instructions.flatMap(({ instruction }) => Object.entries(instruction.set ?? {}))
  /** The places that hold an id: one that is made there, or copied from such a place. */
  const ids = withReached(['uuid()'], (id) =>
    written.flatMap(([target, expression]) => (expression === id ? target : [])),
  )
  for (const { instruction, path, owner } of instructions)
    for (const [target, expression = ''] of Object.entries(instruction.set ?? {})) {
      const value = ids.has(expression) ? anId : toConstant(expression)
      const [slot = '', ...keys] = target.split('.')
      const field = toFieldSchema(schemas.open(flow.data?.[slot]?.schema), keys, schemas.resolve)
      if (value === undefined || !field) continue
      const refusals = listRefusals(schemas, field, value)
      const error = refusals.find(({ keyword }) => [...wrong, 'minLength'].includes(keyword))
      // Another check reports an option that its own rules refuse.
      if (!error || (error.keyword !== 'enum' && toOptions(field, schemas).includes(value))) continue
      const shown = value === anId ? expression : JSON.stringify(value)
      const message = `${owner} sets ${target} to ${shown}, which its schema refuses: ${error.message}`
      const place = [...path, 'set', target]
      const site = toTypeSite(context, target)
      const unless = [toLostPlace(source.flow, place), `rule of ${target}`, ...toTypeNames([site])]
      // An id is always alike, so a rule that refuses it is the one to change.
      const isRule =
        value === anId && site && Object.hasOwn(Object(toValueAt(toContent(site.file), site.path)), error.keyword)
      const own = isRule ? { file: site.file, path: [...site.path, error.keyword], loses: keys } : { path: place }
      const hint = isRule ? 'Let the rule take an id' : 'Write what the schema of the slot takes'
      report({ code: 'wrong-type', ...own, message, hint, unless })
    }
}

const toOptions = (field: JsonSchema, { resolve }: SchemaCatalog): readonly unknown[] =>
  toLayers(field, resolve).flatMap((layer): readonly unknown[] => (Array.isArray(layer['enum']) ? layer['enum'] : []))

/**
 * Finds defaults that their own part of a schema refuses: they would replace values that a service leaves out. In schemas that no form draws,
 * also finds conditions on values that their field refuses.
 */
export const checkDefaults: Check = ({ source, flow, schemas, report }) => {
  const ofForms = toFormFiles(flow, source)
  for (const [id, file] of source.schemas) {
    const content = toContent(file)
    const conditions = ofForms.has(id) ? [] : listConditions(content, [])
    for (const { node, value, path, asked } of [...listDefaults(content, []), ...conditions]) {
      const refusals = listRefusals(schemas, toAbsoluteRefs(node, id), value)
      if (!refusals.some(({ keyword }) => wrong.includes(keyword))) continue
      const shown = JSON.stringify(value)
      const message =
        asked === undefined
          ? `the default ${shown} breaks the rules of its field`
          : `a condition asks whether ${asked} is ${shown}, which it can never be`
      const hint = `Change the ${asked === undefined ? 'default' : 'condition'} or the rule`
      const unless = toTypeNames([{ file, path: path.slice(0, -1) }])
      const about = toLostPlace(file, path.slice(0, -2))
      report({ code: 'contradictory-rules', file, path, message, hint, unless, about, loses: unless })
    }
  }
}

/** A value that the schema of a field should accept; `asked` is the name of a field that a condition compares with it. */
interface GivenValue {
  readonly node: JsonSchema
  readonly value: unknown
  /** Where the value stands. */
  readonly path: JSONPath
  readonly asked?: string
}

/** Lists the defaults in a schema, each with its place. */
export function* listDefaults(node: unknown, path: JSONPath): Generator<GivenValue> {
  if (!isRecord(node)) return
  const { default: given } = node
  // A field may itself be named `default`.
  if (given !== undefined && path.at(-1) !== 'properties') yield { node, value: given, path: [...path, 'default'] }
  for (const [key, inner] of Object.entries(node))
    if (key !== 'default') yield* listDefaults(inner, [...path, Array.isArray(node) ? Number(key) : key])
}

/** A value of `uuid()`. */
const anId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

/** Lists the values with which the conditions of an object compare its fields. */
function* listConditions(node: unknown, path: JSONPath, fields: JsonSchema['properties'] = {}): Generator<GivenValue> {
  if (!isRecord(node)) return
  const isName = path.at(-1) === 'properties'
  const known = isSchema(node) && !isName && !path.includes('if') ? { ...fields, ...node.properties } : fields
  for (const [key, inner] of Object.entries(node)) {
    const place = [...path, Array.isArray(node) ? Number(key) : key]
    const field = isName && path.includes('if') ? known[key] : undefined
    if (field && isRecord(inner)) {
      const { const: only, enum: several } = inner
      if (only !== undefined) yield { node: field, value: only, path: [...place, 'const'], asked: key }
      for (const [index, value] of (Array.isArray(several) ? several : []).entries())
        yield { node: field, value, path: [...place, 'enum', index], asked: key }
    }
    yield* listConditions(inner, place, isName ? {} : known)
  }
}

/** Returns the value of an expression that is only a text or number literal; undefined for any other. */
const toConstant = (expression: string): string | number | undefined =>
  /^-?\d+(?:\.\d+)?$/.test(expression) ? Number(expression) : /^'([^'\\]*)'$/.exec(expression)?.[1]

/** The rules that filling in more data cannot satisfy, so that an initial value must not break them. */
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

/** Lists why a schema, reduced to the properties that the value has, refuses it; none if it cannot be compiled, which another check reports. */
function listRefusals(schemas: SchemaCatalog, source: SchemaSource, value: unknown): readonly ErrorObject[] {
  try {
    const names = isRecord(value) ? Object.keys(value) : []
    const validate = toValidate(schemas, JSON.stringify({ source, names }))
    return validate(value) ? [] : (validate.errors ?? [])
  } catch {
    return []
  }
}

const toValidate = rememberWithin((schemas: SchemaCatalog, json: string): ValidateFunction => {
  const { source, names }: { source: string | JsonSchema; names: readonly string[] } = JSON.parse(json)
  const files = toFiles(schemas)
  const id = typeof source === 'string' ? source : slotId
  if (typeof source !== 'string') files.set(slotId, source)
  const { $id: _, properties = {}, ...rest } = bundleSchema(id, files)
  // Compiling each property takes time, and a form's slot starts with none of its fields.
  const asked = Object.entries(properties).filter(([name]) => names.includes(name))
  return compileOnce({ ...rest, properties: Object.fromEntries(asked) })
})

/** Compiles each schema once: most slots start empty, and their reduced schemas are often the same. */
const compileOnce = rememberByContent(createSchemaCompiler({ strict: false }))

const slotId = '(slot)'

/** A copy of a flow's schemas, to which `toValidate` adds the inline schema at hand. */
const toFiles = rememberByIdentity(({ files }: SchemaCatalog) => new Map(files))
