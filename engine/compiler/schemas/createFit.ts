import { createAjv } from '../../validation/createAjv.ts'
import { isSchema } from '../../validation/isSchema.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { resolveRef } from '../../validation/resolveRef.ts'
import { date } from '../../validation/runtime/date.ts'
import { dateTime } from '../../validation/runtime/dateTime.ts'
import { minimumAge } from '../../validation/runtime/minimumAge.ts'
import { notBefore } from '../../validation/runtime/notBefore.ts'
import { notInFuture } from '../../validation/runtime/notInFuture.ts'
import { ucs2length } from '../../validation/runtime/ucs2length.ts'

/** Whether a value fits all of some schemas of one bundled schema. `today` is an ISO date. */
export type Fit = (nodes: readonly JsonSchema[], value: unknown) => boolean

/** What a rule looks at besides its own content. */
interface Place {
  readonly node: JsonSchema
  readonly value: unknown
  readonly siblings: unknown
  readonly fits: (node: unknown, value: unknown, siblings?: unknown) => boolean
  readonly today: { readonly today?: string }
}

type Rule = (content: unknown, place: Place) => boolean

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const toList = (content: unknown): readonly unknown[] => (Array.isArray(content) ? content : [content])
const toEntries = (content: unknown) => Object.entries(isSchema(content) ? content : {})
const toLength = ucs2length

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isText,
  number: isNumber,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  object: isSchema,
  array: Array.isArray,
  null: (value) => value === null,
}

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: date.validate,
  'date-time': dateTime.validate,
}

const patterns = new Map<string, RegExp>()
const toPattern = (source: string): RegExp => {
  const pattern = patterns.get(source) ?? new RegExp(source, 'u')
  patterns.set(source, pattern)
  return pattern
}

const rules: Readonly<Record<string, Rule>> = {
  type: (content, { value }) => toList(content).some((name) => types[String(name)]?.(value)),
  const: (content, { value }) => content === value,
  enum: (content, { value }) => toList(content).includes(value),
  pattern: (content, { value }) => !isText(value) || toPattern(String(content)).test(value),
  minLength: (content, { value }) => !isText(value) || toLength(value) >= Number(content),
  maxLength: (content, { value }) => !isText(value) || toLength(value) <= Number(content),
  minimum: (content, { value }) => !isNumber(value) || value >= Number(content),
  maximum: (content, { value }) => !isNumber(value) || value <= Number(content),
  exclusiveMinimum: (content, { value }) => !isNumber(value) || value > Number(content),
  exclusiveMaximum: (content, { value }) => !isNumber(value) || value < Number(content),
  format: (content, { value }) => !isText(value) || formats[String(content)]?.(value) === true,
  minItems: (content, { value }) => !Array.isArray(value) || value.length >= Number(content),
  maxItems: (content, { value }) => !Array.isArray(value) || value.length <= Number(content),
  items: (content, { value, fits }) => !Array.isArray(value) || value.every((item) => fits(content, item)),
  required: (content, { value }) => !isSchema(value) || toList(content).every((name) => String(name) in value),
  properties: (content, { value, fits }) =>
    !isSchema(value) ||
    toEntries(content).every(([name, inner]) => !(name in value) || fits(inner, value[name], value)),
  additionalProperties: (content, { node, value, fits }) =>
    !isSchema(value) ||
    Object.keys(value).every((name) => Object.hasOwn(node.properties ?? {}, name) || fits(content, value[name], value)),
  allOf: (content, { value, siblings, fits }) => toList(content).every((inner) => fits(inner, value, siblings)),
  anyOf: (content, { value, siblings, fits }) => toList(content).some((inner) => fits(inner, value, siblings)),
  oneOf: (content, { value, siblings, fits }) =>
    toList(content).filter((inner) => fits(inner, value, siblings)).length === 1,
  not: (content, { value, siblings, fits }) => !fits(content, value, siblings),
  if: (content, { node, value, siblings, fits }) => {
    const branch = fits(content, value, siblings) ? node.then : node.else
    return branch === undefined || fits(branch, value, siblings)
  },
  minimumAge: (content, { value, today }) => !isText(value) || minimumAge(value, Number(content), today),
  notInFuture: (content, { value, today }) => content !== true || !isText(value) || notInFuture(value, today),
  notBefore: (content, { value, siblings }) => !isText(value) || notBefore(value, siblings, String(content)),
}

// They say nothing about a value, or belong to a rule beside them.
const silent = new Set(
  ['$comment', '$id', '$schema', 'default', 'definitions', 'description', 'else', 'errorMessage', 'examples'].concat([
    'personal',
    'then',
    'title',
    'tsType',
    'ui',
  ]),
)

/**
 * Creates what tells whether a value fits, by walking the schema: for tools that ask about a few values of many schemas, where
 * compiling each with AJV would take far longer than asking. What it does not know is left to AJV.
 */
export function createFit(root: JsonSchema, today?: string): Fit {
  const context = today === undefined ? {} : { today }
  let ajv: ReturnType<typeof createAjv> | undefined
  const prepared = new Map<JsonSchema, Prepared>()

  /** What a schema says once its reference is followed; a validator of AJV where that is more than is known here. */
  const prepare = (schema: JsonSchema): Prepared => {
    const node = resolveRef(schema, root)
    const entries = Object.entries(node).filter(([keyword]) => !silent.has(keyword))
    const isKnown = entries.every(([keyword, content]) =>
      keyword === 'format' ? Object.hasOwn(formats, String(content)) : Object.hasOwn(rules, keyword),
    )
    if (isKnown) return { node, entries }
    // Without its $id, or AJV would take it for a second schema of that name.
    const whole = { allOf: [{ ...node, $id: undefined }], definitions: root.definitions }
    ajv ??= createAjv({ allErrors: false, strict: false, validateSchema: false })
    return { node, entries, validate: ajv.compile(JSON.parse(JSON.stringify(whole))) }
  }

  const fits = (schema: unknown, value: unknown, siblings?: unknown): boolean => {
    if (!isSchema(schema)) return schema !== false
    const known = prepared.get(schema) ?? prepare(schema)
    prepared.set(schema, known)
    if (known.validate) return known.validate.call(context, value)
    const place: Place = { node: known.node, value, siblings, fits, today: context }
    return known.entries.every(([keyword, content]) => rules[keyword]?.(content, place) ?? true)
  }

  return (nodes, value) => nodes.every((node) => fits(node, value))
}

interface Prepared {
  readonly node: JsonSchema
  readonly entries: readonly (readonly [keyword: string, content: unknown])[]
  readonly validate?: (this: unknown, value: unknown) => boolean
}
