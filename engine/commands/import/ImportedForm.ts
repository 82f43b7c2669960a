import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { isRecord } from '../../definition/Loose.ts'

/** A form of another tool, as far as it can be taken. */
export interface ImportedForm {
  /** The screens, in their order. */
  readonly pages: readonly ImportedPage[]
  /** What could not be taken, by its place and its name. */
  readonly left: readonly string[]
}

/** One screen of such a form. */
export interface ImportedPage {
  readonly name: string
  readonly title: unknown
  /** What is typed there; titles, descriptions, messages and `enumNames` are words, in one language or by language. */
  readonly schema: JsonSchema
  /** It is passed over unless this holds. */
  readonly shownWhen?: Condition | undefined
}

/** What has to be so of the fields of a form. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly field: string; readonly is: Comparison; readonly value: unknown }

export type Comparison = '=' | '!=' | '>' | '>=' | '<' | '<=' | 'contains' | 'empty' | 'notempty'

/** The fields that a condition asks about. */
export const toAsked = (condition: Condition): readonly string[] =>
  'field' in condition ? [condition.field] : ('all' in condition ? condition.all : condition.any).flatMap(toAsked)

const bounds = { '>': 'exclusiveMinimum', '>=': 'minimum', '<': 'exclusiveMaximum', '<=': 'maximum' } as const

/** A condition on fields of one form, as the `if` of its schema. */
export function toIf(condition: Condition): JsonSchema {
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

/** Conditions of which each must hold, as one where they ask about different fields. */
function toAll(parts: readonly JsonSchema[]): JsonSchema {
  const names = parts.flatMap(({ required = [] }) => required)
  const isPlain = parts.every(({ required, allOf }) => required && !allOf) && new Set(names).size === names.length
  return isPlain
    ? { required: names, properties: Object.assign({}, ...parts.map(({ properties }) => properties)) }
    : { allOf: [...parts] }
}

/** The same as an expression of the flow; `toSlot` says which form has a field. */
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

/** A name that data and expressions can have: `pet-name` is `petName`. */
export const toFieldName = (name: string): string =>
  name
    .replaceAll(/^[^A-Za-z_]+|[^A-Za-z0-9_]+$/g, '')
    .replaceAll(/[^A-Za-z0-9_]+(.)/g, (_, next: string) => next.toUpperCase()) || 'answer'

/** Puts fields into a schema: those that show always among its properties, the others behind their conditions. */
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
  /** What is said while it is empty. */
  readonly missing?: unknown
  readonly shownWhen?: Condition | undefined
  readonly requiredWhen?: Condition | undefined
}

/** A part of a form of another tool: any object of JSON. */
export type Part = Readonly<Record<string, unknown>>

/** The objects in a list; none where it is no list. */
export const toParts = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** An object without what is undefined, or an empty text. */
export const toDefined = (part: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined && value !== ''))

/** A name or a value as a text; empty for what is neither text nor number nor yes or no. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** The form of words that are there in several languages which everybody gets who has none: `{ "default": "Name", "es": "Nombre" }`. */
export const toFirst = (words: unknown): unknown =>
  isRecord(words) ? (words['default'] ?? words['en'] ?? Object.values(words)[0]) : words

/** What a schema says beside its other rules while a condition holds. */
export const toRule = (condition: Part, held: Part): JsonSchema =>
  // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
  ({ if: condition, then: held })
