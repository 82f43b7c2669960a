import { isRecord } from '../../definition/Loose.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'

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
