import type { JsonSchema } from '../../engine/authoring.ts'
import { capitalize } from '../words/edits/texts.ts'
import { holds } from '../words/json/explainJson.ts'
import { isSchema, toNameWords } from '../words/listFormFields.ts'

/** One alternative of a schema. */
export interface Branch {
  readonly label: string
  readonly schema: JsonSchema
}

/** How a form shows a schema. */
export type Shape =
  | { readonly kind: 'choice'; readonly branches: readonly Branch[] }
  | { readonly kind: 'object'; readonly properties: readonly Property[] }
  | { readonly kind: 'map' | 'list'; readonly items: JsonSchema }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'number' | 'flag' | 'color' | 'text' | 'constant' }

/** A property of an object. */
export interface Property {
  readonly name: string
  readonly schema: JsonSchema
  readonly isRequired: boolean
}

/** Returns how a form shows a schema. References are resolved in the root schema of the file. */
export function toShape(schema: JsonSchema, root: JsonSchema): Shape {
  const node = toTarget(schema, root)
  const branches = toBranches(node)
  if (branches.length > 0) return { kind: 'choice', branches }
  const { type, properties, items, additionalProperties, enum: names } = node
  if ('const' in node) return { kind: 'constant' }
  if (Array.isArray(names)) return { kind: 'names', names: names.map(String) }
  if (type === 'array' && items && !Array.isArray(items)) return { kind: 'list', items }
  if (isSchema(additionalProperties)) return { kind: 'map', items: additionalProperties }
  if (type === 'object' || properties) return { kind: 'object', properties: toProperties(node) }
  if (type === 'boolean') return { kind: 'flag' }
  if (type === 'number' || type === 'integer') return { kind: 'number' }
  // JSON Schema has no format for colors, so a definition with this name stands for one.
  return { kind: schema.$ref === '#/definitions/color' ? 'color' : 'text' }
}

/** Resolves the reference of a schema and merges its target into it. */
export function toTarget(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref, ...own } = schema
  const name = $ref?.replace('#/definitions/', '')
  if (name !== undefined) return { ...toTarget(root.definitions?.[name] ?? {}, root), ...own }
  // If a single value or a list of such values is allowed, the form edits a list.
  const { anyOf, ...rest } = own
  const several = anyOf?.find(({ type }) => type === 'array')
  return several ? { ...rest, ...several } : own
}

/** Returns the schema that a condition of the grammar chooses for a value; without a condition, the schema itself. */
export function toGiven(schema: JsonSchema, root: JsonSchema, value: unknown): JsonSchema {
  const node = toTarget(schema, root)
  if (!node.if) return node
  const next = holds(node.if, value) ? node.then : node.else
  // What is said of all alternatives explains none of them.
  const { if: _if, then: _then, else: _else, description: _description, ...own } = node
  return next ? toGiven(next, root, value) : own
}

/** Returns the alternatives of a schema. An object with at most one property is a choice between its properties. */
function toBranches(node: JsonSchema): readonly Branch[] {
  const { oneOf = [], maxProperties, properties = {} } = node
  if (maxProperties === 1)
    return Object.entries(properties).map(([name, inner]) => ({
      label: toLabel(inner, name),
      schema: { type: 'object', required: [name], properties: { [name]: inner } },
    }))
  return oneOf.map((schema) => ({ label: toBranchLabel(schema), schema }))
}

/** Returns the label of an alternative: its title, or the constant that identifies it, such as the name of an adapter. */
function toBranchLabel({ title, properties = {} }: JsonSchema): string {
  const constant = Object.values(properties).find((inner) => 'const' in inner)?.['const']
  return [title, constant].find((words) => typeof words === 'string') ?? 'this'
}

/** Leaves out `$schema`, which is only for editors. */
const toProperties = ({ properties = {}, required = [] }: JsonSchema): readonly Property[] =>
  Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }))

/** Returns the label of a property: its title, or its name split into words. */
export const toLabel = ({ title }: JsonSchema, name: string): string =>
  typeof title === 'string' ? title : capitalize(toNameWords(name))

/** Returns what a part with this schema is called. */
export const toTitle = ({ title }: JsonSchema): string => (typeof title === 'string' ? title : 'Entry')

/** Returns the name that a part of a list has in its own data. */
export function toName(value: unknown): string | undefined {
  const { name, adapter, action, component }: { readonly [name: string]: unknown } = Object(value)
  const own = name ?? adapter ?? action ?? component
  return typeof own === 'string' && own !== '' ? own : undefined
}

/** Returns the index of the first alternative whose required properties and constants the value has. */
export function toBranchIndex(branches: readonly Branch[], value: unknown): number {
  return branches.findIndex(({ schema: { required = [], properties = {} } }) =>
    required.every((name) => {
      const given: unknown = Object(value)[name]
      const constant = properties[name]?.['const']
      return given !== undefined && (constant === undefined || constant === given)
    }),
  )
}

/** Returns the smallest value that a schema allows, to be filled in by the author. */
export function toInitial(schema: JsonSchema, root: JsonSchema): unknown {
  const node = toTarget(schema, root)
  const shape = toShape(schema, root)
  switch (shape.kind) {
    case 'choice':
      return shape.branches[0] && toInitial(shape.branches[0].schema, root)
    case 'object': {
      const needed = shape.properties.filter(({ isRequired }) => isRequired)
      return Object.fromEntries(needed.map(({ name, schema: inner }) => [name, toInitial(inner, root)]))
    }
    case 'list':
      return node['minItems'] === undefined ? [] : [toInitial(shape.items, root)]
    case 'map':
      return {}
    case 'names':
      return shape.names[0]
    case 'number':
      return node['minimum'] ?? Number(node['exclusiveMinimum'] ?? -1) + 1
    case 'flag':
      return true
    case 'constant':
      return node['const']
    case 'color':
    case 'text':
      return ''
  }
}
