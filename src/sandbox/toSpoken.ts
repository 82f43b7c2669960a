import { fileURLToPath } from 'node:url'
import { readCalls } from '../../engine/build.ts'
import type { AnswerSchema } from '../../engine/index.ts'

/**
 * The styles of the sandbox's answers: as documented, as sparse as the schemas allow, or with nulls and numbers wherever these
 * are allowed.
 */
export const speeches = ['full', 'bare', 'nulls'] as const
export type Speech = (typeof speeches)[number]

const { answers: schemas } = readCalls(fileURLToPath(new URL('../../flows/refinance.json', import.meta.url)))

/** Members that no schema requires, because a host may not know them, but without which a call would answer nothing at all. */
const essential: Readonly<Partial<Record<string, readonly string[]>>> = { loadProgress: ['nextScreen'] }

/** Converts the answer of a call to the value that is sent; undefined is an empty body. */
export function toSpoken(speech: Speech, call: string, answer: unknown): unknown {
  const schema = schemas[call]
  if (speech === 'full') return answer
  if (!schema) return speech === 'bare' ? undefined : null
  if (speech === 'nulls') return withNulls(schema, answer)
  return toBare({ ...schema, required: [...(schema.required ?? []), ...(essential[call] ?? [])] }, answer)
}

/** Keeps only required members that differ from their default. */
function toBare(schema: AnswerSchema, value: unknown): unknown {
  return mapMembers(schema, value, toBare, (name, member, own) =>
    schema.required?.includes(name) && !isDefault(member, own) ? own : undefined,
  )
}

/** Sends absent and default members as null, ids of digits as numbers, and enum values as objects. */
function withNulls(schema: AnswerSchema, value: unknown, name = ''): unknown {
  if (schema.enum && typeof value === 'string') return { [`v3-${value}`]: `/v3/${value}` }
  if (name.endsWith('Id') && typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  return mapMembers(schema, value, withNulls, (_, member, own) => (isDefault(member, own) ? null : own))
}

function mapMembers(
  { properties, items }: AnswerSchema,
  value: unknown,
  speak: (schema: AnswerSchema, value: unknown, name: string) => unknown,
  choose: (name: string, member: AnswerSchema, own: unknown) => unknown,
): unknown {
  if (items && Array.isArray(value)) return value.map((entry) => speak(items, entry, ''))
  if (!properties || typeof value !== 'object' || value === null) return value
  const own = new Map<string, unknown>(Object.entries(value))
  const entries = Object.entries(properties).map(([name, member]) => {
    const chosen = choose(name, member, own.get(name))
    return [name, chosen === undefined || chosen === null ? chosen : speak(member, chosen, name)]
  })
  return Object.fromEntries(entries)
}

const isDefault = (schema: AnswerSchema, value: unknown) =>
  value === undefined || JSON.stringify(value) === JSON.stringify(schema.default)
