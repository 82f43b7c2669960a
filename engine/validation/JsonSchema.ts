/** A JSON Schema (draft-07) as authored; `personal`, `secret` and `ui` are annotations of our own. */
export interface JsonSchema {
  $id?: string
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema | JsonSchema[]
  allOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  if?: JsonSchema
  then?: JsonSchema
  else?: JsonSchema
  definitions?: Record<string, JsonSchema>
  dependencies?: Record<string, JsonSchema | string[]>
  errorMessage?: ErrorMessages
  personal?: boolean
  secret?: boolean
  ui?: Record<string, unknown>
  [keyword: string]: unknown
}

/** Copy keys by rule, as ajv-errors reads them. `required` may have one key per property; `_` covers every other rule. */
interface MessagesByRule {
  required?: string | Record<string, string>
  properties?: Record<string, string>
  items?: string[]
  _?: string
  [rule: string]: string | string[] | Record<string, string> | undefined
}

/** One copy key for every rule, or copy keys by rule. */
export type ErrorMessages = string | MessagesByRule

/** Schemas by `$id`, which is the path of their file below the schema folder. */
export type SchemaMap = ReadonlyMap<string, JsonSchema>

/** Checks whether a value of a JSON document is a schema object. The boolean schemas of draft-07 do not count. */
export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Resolves the `#/definitions/...` reference of a node in a bundled schema. Annotations beside the `$ref` win. */
export const resolveRef = (node: JsonSchema, root: JsonSchema): JsonSchema => {
  if (node.$ref === undefined) return node
  const { $ref, ...own } = node
  const definition = root.definitions?.[$ref.replace('#/definitions/', '')]
  if (!definition)
    throw new Error(`The $ref "${$ref}" is not in the bundled schema ${root.$id ?? ''}: bundle it first.`)
  return { ...resolveRef(definition, root), ...own }
}

// Only these keywords of draft-07 hold schemas: a `$ref` below `const`, `enum`, `default` or `ui` is data.
const SINGLE = ['additionalItems', 'additionalProperties', 'contains', 'else', 'if', 'not', 'propertyNames', 'then']
const LISTS = ['allOf', 'anyOf', 'oneOf']
const MAPS = ['definitions', 'dependencies', 'patternProperties', 'properties']

const escape = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

type Visit = (child: JsonSchema, place: string) => JsonSchema

const mapKeyword = (keyword: string, value: unknown, visit: Visit): unknown => {
  const toChild = (child: unknown, place: string): unknown => (isSchema(child) ? visit(child, place) : child)
  const isList = LISTS.includes(keyword) || keyword === 'items'
  if (isList && Array.isArray(value)) return value.map((child, index) => toChild(child, `/${keyword}/${index}`))
  if (MAPS.includes(keyword) && isSchema(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, toChild(child, `/${keyword}/${escape(name)}`)]),
    )
  }
  return SINGLE.includes(keyword) || keyword === 'items' ? toChild(value, `/${keyword}`) : value
}

/** Returns a copy of a schema with its direct subschemas replaced. `place` is a JSON pointer from the schema (RFC 6901). */
export const mapSubschemas = (schema: JsonSchema, visit: Visit): JsonSchema =>
  Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, mapKeyword(keyword, value, visit)]))

/** The keywords that validate nothing. */
export const words: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'examples',
  'personal',
  'secret',
  'tsType',
  'ui',
])

/** Returns a copy of a schema without some keywords, at every depth. */
export const withoutKeywords = (schema: JsonSchema, keywords: ReadonlySet<string>): JsonSchema =>
  mapSubschemas(Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.has(keyword))), (child) =>
    withoutKeywords(child, keywords),
  )

/** Calls `visit` for a schema and all its subschemas, outermost first, with the place as a JSON pointer (RFC 6901). */
export const walkSchema = (
  schema: JsonSchema,
  visit: (node: JsonSchema, place: string) => void,
  place: string = '',
): void => {
  visit(schema, place)
  mapSubschemas(schema, (child, step) => {
    walkSchema(child, visit, place + step)
    return child
  })
}

/** Lists every field of a bundled schema in order of declaration, conditional ones too; `addresses.*.city` is a field in a list. */
export const toFields = (root: JsonSchema): string[] => {
  const fields = new Set<string>()
  const visit = (reference: JsonSchema, path: string): void => {
    const node = resolveRef(reference, root)
    const prefix = path === '' ? '' : `${path}.`
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      fields.add(prefix + name)
      visit(property, prefix + name)
    }
    for (const item of [node.items ?? []].flat()) visit(item, `${prefix}*`)
    for (const part of [node.allOf, node.anyOf, node.oneOf, node.then, node.else].flat()) {
      if (typeof part === 'object') visit(part, path)
    }
  }
  visit(root, '')
  return [...fields]
}

/** Lists the places (JSON pointers) of a schema that hold fields by their names, as only `properties` does. */
export function listMisplacedFields(root: unknown, keywords: readonly string[]): readonly string[] {
  if (!isSchema(root)) return []
  const places: string[] = []
  walkSchema(root, (node, place) => {
    const names = Object.keys(node)
    // Beside "if", another name is a misspelled "then" or "else".
    const isFieldMap =
      Object.values(node).every(isSchema) && !names.includes('if') && names.some((name) => !keywords.includes(name))
    if (place !== '' && isFieldMap) places.push(place)
  })
  // Other keywords take any object, so only the names that are required tell that it holds the fields.
  const { properties, required = [], ...others } = root
  if (properties !== undefined || !Array.isArray(required) || required.length === 0) return places
  const [found] = Object.entries(others).filter(
    ([keyword, value]) => keywords.includes(keyword) && required.every((name) => isSchema(Object(value)[name])),
  )
  return found && !places.includes(`/${found[0]}`) ? [...places, `/${found[0]}`] : places
}
