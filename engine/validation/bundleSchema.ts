import { closest } from 'fastest-levenshtein'
import { type ErrorMessages, type JsonSchema, type SchemaMap, isSchema, mapSubschemas } from './JsonSchema.ts'

// These may stay beside a `$ref`: they change no rule, and readers take the nearest one.
const ANNOTATIONS = new Set(['$comment', 'default', 'description', 'examples', 'personal', 'secret', 'title'])

const mergeMessages = (inner: ErrorMessages, outer: ErrorMessages): ErrorMessages => {
  if (typeof inner === 'string' || typeof outer === 'string') return outer
  if (typeof inner.required !== 'object' || typeof outer.required !== 'object') return { ...inner, ...outer }
  return { ...inner, ...outer, required: { ...inner.required, ...outer.required } }
}

// Keywords beside a `$ref` override those of its target, as in the form library.
const override = (inner: JsonSchema, outer: JsonSchema): JsonSchema => ({
  ...inner,
  ...outer,
  ...(inner.errorMessage && outer.errorMessage
    ? { errorMessage: mergeMessages(inner.errorMessage, outer.errorMessage) }
    : {}),
  ...(inner.ui && outer.ui ? { ui: { ...inner.ui, ...outer.ui } } : {}),
})

/** What a rule of a single value has not: another value inside, a choice or a condition. */
const STRUCTURE =
  /^(?:\$ref|if|then|else|not|required|dependencies|properties|propertyNames|\w+(?:Of|Items?|Properties)|items|contains)$/

/**
 * Takes parts (`allOf`) that only have rules of a single value into the schema around them, as if they were written there: its messages
 * then are for these rules, too. Undefined when a part has more than that, or a rule that the schema has as well.
 */
function withParts(own: JsonSchema, parts: readonly JsonSchema[]): JsonSchema | undefined {
  const rules = [own, ...parts].flatMap((part) => Object.keys(part).filter((keyword) => !ANNOTATIONS.has(keyword)))
  const isTwice = rules.some((rule, at) => !/^(?:ui|errorMessage)$/.test(rule) && rules.indexOf(rule) < at)
  const isPlain = parts.every((part) => !Object.keys(part).some((keyword) => STRUCTURE.test(keyword)))
  return isPlain && !isTwice ? parts.reduce((outer, part) => override(part, outer), own) : undefined
}

/**
 * Returns the schema `id` as one self-contained schema. Each `$ref` to another file becomes `#/definitions/...`, or a copy when rules stand
 * beside it. Throws on a `$ref` to a missing schema or to itself.
 */
export const bundleSchema = (id: string, schemas: SchemaMap): JsonSchema => {
  const definitions = new Map<string, JsonSchema>()
  const names = new Map<string, string>()

  const toName = (target: Target): string => {
    const pointer = target.pointer.replace('/definitions/', '/')
    const name = (target.id.replace(/\.schema\.json$/, '') + pointer).replace(/[^\w-]+/g, '.')
    const isTaken = [...names.values()].includes(name)
    return isTaken ? `${name}.${names.size}` : name
  }

  const visit = (node: JsonSchema, base: string, chain: readonly string[], inline = false): JsonSchema => {
    const { $id: _id, $schema: _schema, definitions: _definitions, $ref, ...rest } = node
    const { allOf, ...around } = rest
    const whole = mapSubschemas(around, (child) => visit(child, base, chain))
    const parts = allOf?.every(isSchema) ? allOf.map((part) => visit(part, base, chain, true)) : undefined
    const plain = parts && withParts(whole, parts)
    const own = plain ?? mapSubschemas(rest, (child) => visit(child, base, chain))
    if ($ref === undefined) return own

    const target = toTarget($ref, base, schemas)
    const place = `${target.id}#${target.pointer}`
    if (chain.includes(place)) {
      throw new Error(
        `${base}: the $ref "${$ref}" leads back to itself (${[...chain, place].join(' -> ')}); a form cannot nest without end.`,
      )
    }
    const expand = (isWhole: boolean): JsonSchema => visit(target.schema, target.id, [...chain, place], isWhole)
    if (inline || Object.keys(rest).some((keyword) => !ANNOTATIONS.has(keyword))) return override(expand(true), own)

    const name = names.get(place) ?? toName(target)
    if (!names.has(place)) {
      names.set(place, name)
      definitions.set(name, expand(false))
    }
    return { $ref: `#/definitions/${name}`, ...own }
  }

  const { schema } = toTarget('', id, schemas)
  const bundled = visit(schema, id, [`${id}#`])
  return { $id: id, ...bundled, ...(definitions.size > 0 ? { definitions: Object.fromEntries(definitions) } : {}) }
}

/** The target of a `$ref`. */
interface Target {
  id: string
  /** A JSON pointer below the file's schema, empty for the file itself. */
  pointer: string
  schema: JsonSchema
}

/** Resolves a `$ref`, relative to the schema with the id `base`. Throws when the target is missing, and suggests the nearest id. */
const toTarget = (ref: string, base: string, schemas: SchemaMap): Target => {
  // Any absolute base works: an id is a path, and a URL resolves `..` (RFC 3986).
  const url = new URL(ref, `file:///${base}`)
  const id = decodeURIComponent(url.pathname.slice(1))
  const pointer = decodeURIComponent(url.hash.slice(1))
  const file = schemas.get(id)
  if (!file) {
    const hint = schemas.size > 0 ? ` Did you mean ${closest(id, [...schemas.keys()])}?` : ''
    throw new Error(`${base}: the $ref "${ref}" leads to ${id}, which is not a schema.${hint}`)
  }
  let schema: unknown = file
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    schema = typeof schema === 'object' && schema && Object.hasOwn(schema, name) ? Reflect.get(schema, name) : undefined
  }
  if (!isSchema(schema)) {
    throw new Error(`${base}: the $ref "${ref}" leads to ${pointer} of ${id}, where there is no schema.`)
  }
  return { id, pointer, schema }
}
