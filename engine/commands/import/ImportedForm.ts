import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { isRecord } from '../../definition/Loose.ts'

/** A form from another tool, as far as it can be imported. */
export interface ImportedForm {
  /** The screens in order. */
  readonly pages: readonly ImportedPage[]
  /** What could not be imported, by its place and name. */
  readonly left: readonly string[]
}

/** One screen of an imported form. */
export interface ImportedPage {
  readonly name: string
  readonly title: unknown
  /** The schema of the fields. Its titles, descriptions, messages and `enumNames` are texts, either one string or one per language. */
  readonly schema: JsonSchema
  /** The screen is skipped unless this condition holds. */
  readonly shownWhen?: Condition | undefined
}

/** A condition on the fields of a form. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly field: string; readonly is: Comparison; readonly value: unknown }

export type Comparison = '=' | '!=' | '>' | '>=' | '<' | '<=' | 'contains' | 'empty' | 'notempty'

/** Returns the fields that a condition refers to. */
export const toAsked = (condition: Condition): readonly string[] =>
  'field' in condition ? [condition.field] : ('all' in condition ? condition.all : condition.any).flatMap(toAsked)

const bounds = { '>': 'exclusiveMinimum', '>=': 'minimum', '<': 'exclusiveMaximum', '<=': 'maximum' } as const

/** Converts a condition on fields of one form to the `if` of its schema. */
function toIf(condition: Condition): JsonSchema {
  if ('all' in condition) return toAll(condition.all.map(toIf))
  if ('any' in condition) return { anyOf: condition.any.map(toIf) }
  const { field, is, value } = condition
  const toBe = (schema: JsonSchema): JsonSchema => ({ required: [field], properties: { [field]: schema } })
  if (is === '=') return toBe({ const: value })
  if (is === '!=') return { not: toBe({ const: value }) }
  if (is === 'contains') return toBe({ type: 'array', contains: { const: value } })
  if (is === 'notempty') return { required: [field] }
  return is === 'empty' ? { not: { required: [field] } } : toBe({ type: 'number', [bounds[is]]: value })
}

/** Combines conditions that must all hold. Merges them into one schema if they refer to different fields. */
function toAll(parts: readonly JsonSchema[]): JsonSchema {
  const names = parts.flatMap(({ required = [] }) => required)
  const isPlain = parts.every(({ required, allOf }) => required && !allOf) && new Set(names).size === names.length
  return isPlain
    ? { required: names, properties: Object.assign({}, ...parts.map(({ properties }) => properties)) }
    : { allOf: [...parts] }
}

/** Converts a condition to an expression of the flow. `toSlot` returns the data slot of the form that has a field. */
export function toExpression(condition: Condition, toSlot: (field: string) => string): string {
  const join = (parts: readonly Condition[], sign: string) =>
    parts.map((part) => (parts.length > 1 ? `(${toExpression(part, toSlot)})` : toExpression(part, toSlot))).join(sign)
  if ('all' in condition) return join(condition.all, ' && ')
  if ('any' in condition) return join(condition.any, ' || ')
  const { is, value } = condition
  const place = `${toSlot(condition.field)}.${condition.field}`
  const literal = typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'` : JSON.stringify(value)
  if (is === 'empty') return `!has(${place})`
  if (is === 'notempty') return `has(${place})`
  if (is === '!=') return `!(has(${place}) && ${place} == ${literal})`
  if (is === 'contains') return `has(${place}) && ${literal} in ${place}`
  return `has(${place}) && ${place} ${is === '=' ? '==' : is} ${literal}`
}

/** Replaces letters of other alphabets by plain ones where there are any: `Größe` becomes `Grosse`. */
export const toPlainLetters = (words: string): string =>
  words
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')

/** Converts a name to one that is valid in data and expressions: `pet-name` becomes `petName`. */
export const toFieldName = (name: string): string =>
  toPlainLetters(name)
    .replaceAll(/^[^A-Za-z_]+|[^A-Za-z0-9_]+$/g, '')
    .replaceAll(/[^A-Za-z0-9_]+(.)/g, (_, next: string) => next.toUpperCase()) || 'answer'

/** Builds a schema from fields. Fields that always show become its properties; the others go behind their conditions. */
export function toSchema(fields: readonly ImportedField[]): JsonSchema {
  const toPart = (some: readonly ImportedField[]): Part => {
    const required = some.filter((field) => field.isRequired)
    const messages = required.flatMap(({ name, missing }) => (missing === undefined ? [] : [[name, missing] as const]))
    return {
      properties: Object.fromEntries(some.map(({ name, schema }) => [name, schema])),
      ...(required.length > 0 && { required: required.map(({ name }) => name) }),
      ...(messages.length > 0 && { errorMessage: { required: Object.fromEntries(messages) } }),
    }
  }
  const conditions = fields.flatMap((field) => [
    ...(field.shownWhen ? [toRule(toIf(field.shownWhen), toPart([field]))] : []),
    ...(field.requiredWhen ? [toRule(toIf(field.requiredWhen), { required: [field.name] })] : []),
  ])
  const always = toPart(fields.filter(({ shownWhen }) => !shownWhen))
  return { type: 'object', ...always, ...(conditions.length > 0 && { allOf: conditions }) }
}

/** One field of a screen. */
export interface ImportedField {
  readonly name: string
  readonly schema: Part
  readonly isRequired: boolean
  /** The message shown while the field is empty. */
  readonly missing?: unknown
  readonly shownWhen?: Condition | undefined
  readonly requiredWhen?: Condition | undefined
}

/** A part of another tool's form: any JSON object. */
export type Part = Readonly<Record<string, unknown>>

/** Returns the objects in a list, or none if the value is not a list. */
export const toParts = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Returns an object without undefined values and empty strings. */
export const toDefined = (part: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined && value !== ''))

/** Converts a string, number or boolean to text; anything else becomes an empty string. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/**
 * Picks the default from texts in several languages such as `{ "default": "Name", "es": "Nombre" }`. Other values are returned
 * unchanged.
 */
export const toFirst = (words: unknown): unknown =>
  isRecord(words) ? (words['default'] ?? words['en'] ?? Object.values(words)[0]) : words

/** Returns a schema that applies `held` while a condition holds. */
export const toRule = (condition: Part, held: Part): JsonSchema =>
  // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
  ({ if: condition, then: held })
