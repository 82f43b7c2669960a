import { isSchema } from './isSchema.ts'
import type { JsonSchema } from './JsonSchema.ts'

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

/** A copy of a schema whose direct subschemas are replaced; `place` is a JSON pointer from the schema (RFC 6901). */
export const mapSubschemas = (schema: JsonSchema, visit: Visit): JsonSchema =>
  Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, mapKeyword(keyword, value, visit)]))
