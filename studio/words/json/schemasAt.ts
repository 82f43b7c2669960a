import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../../../engine/authoring.ts'

/** What a JSON Schema says of the value at a path: every branch that counts there, going by the content as far as it is typed. */
export function schemasAt(root: JsonSchema, path: JSONPath, content: unknown): JsonSchema[] {
  const open = (node: JsonSchema | undefined, value: unknown): JsonSchema[] => {
    if (!node) return []
    const target = node.$ref === undefined ? undefined : root.definitions?.[node.$ref.replace('#/definitions/', '')]
    const branches = node.if && holds(node.if, value) ? [node.then] : [node.else]
    return [node, ...[target, ...branches].flatMap((one) => open(one, value))]
  }
  let nodes = open(root, content)
  let value = content
  for (const part of path) {
    const inner: unknown = Object(value)[part]
    nodes = nodes.flatMap((node) => open(toChild(node, part), inner))
    value = inner
  }
  return nodes
}

function toChild({ items, properties, additionalProperties }: JsonSchema, part: string | number) {
  if (typeof part === 'number') return Array.isArray(items) ? items[part] : items
  return properties?.[part] ?? (isSchema(additionalProperties) ? additionalProperties : undefined)
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** The conditions of the grammar ask for a kind of value, and for properties. */
function holds({ type, required = [] }: JsonSchema, value: unknown): boolean {
  const kind = Array.isArray(value) ? 'array' : typeof value
  return (type === undefined || type === kind) && required.every((name) => name in Object(value))
}
