import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../../../../engine/analysis/index.ts'

/** What a JSON Schema says of the value at a path: every branch that could count there. */
export function schemasAt(root: JsonSchema, path: JSONPath): JsonSchema[] {
  const open = (node: JsonSchema | undefined): JsonSchema[] => {
    if (!node) return []
    const target = node.$ref === undefined ? undefined : root.definitions?.[node.$ref.replace('#/definitions/', '')]
    return [node, ...open(target), ...[node.then, node.else, ...(node.allOf ?? [])].flatMap(open)]
  }
  return path.reduce<JsonSchema[]>(
    (nodes, part) =>
      nodes.flatMap((node) =>
        typeof part === 'number'
          ? open(Array.isArray(node.items) ? node.items[part] : node.items)
          : open(node.properties?.[part] ?? toSchema(node['additionalProperties'])),
      ),
    open(root),
  )
}

const toSchema = (value: unknown): JsonSchema | undefined => (isSchema(value) ? value : undefined)

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
