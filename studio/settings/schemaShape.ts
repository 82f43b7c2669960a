import type { JsonSchema } from '../../engine/authoring.ts'

/** One of several that can stand at a place. */
export interface Branch {
  readonly label: string
  readonly schema: JsonSchema
}

/** How a schema is shown in a form. */
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

/** How a schema is shown; references in it are found in the root of its file. */
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
  // No format of JSON Schema is a color: a definition of this name is one.
  return { kind: schema.$ref === '#/definitions/color' ? 'color' : 'text' }
}

/** What a schema says, with what its reference leads to. */
export function toTarget(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref, ...own } = schema
  const name = $ref?.replace('#/definitions/', '')
  if (name !== undefined) return { ...toTarget(root.definitions?.[name] ?? {}, root), ...own }
  // A list of one says what one alone says.
  const { anyOf, ...rest } = own
  const several = anyOf?.find(({ type }) => type === 'array')
  return several ? { ...rest, ...several } : own
}

/** That of which one property may be there is a choice between its properties. */
function toBranches(node: JsonSchema): readonly Branch[] {
  const { oneOf = [], maxProperties, properties = {} } = node
  if (maxProperties === 1)
    return Object.entries(properties).map(([name, inner]) => ({
      label: toLabel(inner, name),
      schema: { type: 'object', required: [name], properties: { [name]: inner } },
    }))
  return oneOf.map((schema) => ({ label: toBranchLabel(schema), schema }))
}

/** That of which it is told apart by, such as the name of an adapter. */
function toBranchLabel({ title, properties = {} }: JsonSchema): string {
  const constant = Object.values(properties).find((inner) => 'const' in inner)?.['const']
  return [title, constant].find((words) => typeof words === 'string') ?? 'this'
}

/** `$schema` is for editors. */
const toProperties = ({ properties = {}, required = [] }: JsonSchema): readonly Property[] =>
  Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }))

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** What a place is called: its title, or its name with spaces between the words. */
export function toLabel({ title }: JsonSchema, name: string): string {
  if (typeof title === 'string') return title
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Which branch a value is of: the first whose required properties it has, with their constants. */
export function toBranchIndex(branches: readonly Branch[], value: unknown): number {
  return branches.findIndex(({ schema: { required = [], properties = {} } }) =>
    required.every((name) => {
      const given: unknown = Object(value)[name]
      const constant = properties[name]?.['const']
      return given !== undefined && (constant === undefined || constant === given)
    }),
  )
}

/** The least that can stand at a place, to be filled in. */
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
