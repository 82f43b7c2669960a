import type { JsonSchema } from './JsonSchema.ts'
import { resolveRef } from './resolveRef.ts'

/** Every field of a bundled schema in the order it is declared, those of conditions too; `addresses.*.city` for one in a list. */
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
