import { type JsonSchema, isSchema, resolveRef } from '../../validation/JsonSchema.ts'

/** One field of a form, or a group of fields. */
export interface ListedField {
  /** The path as in an issue, with index 0 for a list: `addresses.0.city`. */
  readonly path: string
  /** All schemas that describe the field. */
  readonly nodes: readonly JsonSchema[]
  /** The conditions in words. The field exists only when all of them hold. */
  readonly conditions: readonly string[]
  /** The additional conditions under which the field is required: empty if it always is, undefined if it never is. */
  readonly requiredWhen: readonly string[] | undefined
}

type Found = Omit<ListedField, 'path'>

/** Lists every field of a bundled schema in the order of declaration, including those in conditions. */
export function listFields(root: JsonSchema): ListedField[] {
  const fields = new Map<string, Found>()

  const visit = (reference: JsonSchema, path: string, conditions: readonly string[]): void => {
    const node = resolveRef(reference, root)
    const toPath = (name: string) => (path === '' ? name : `${path}.${name}`)
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      const found = fields.get(toPath(name)) ?? { nodes: [], conditions, requiredWhen: undefined }
      fields.set(toPath(name), { ...found, nodes: [...found.nodes, resolveRef(property, root)] })
      visit(property, toPath(name), conditions)
    }
    for (const name of node.required ?? []) {
      const field = fields.get(toPath(name))
      const further = conditions.filter((condition) => !field?.conditions.includes(condition))
      if (field) fields.set(toPath(name), { ...field, requiredWhen: field.requiredWhen ?? further })
    }
    if (isSchema(node.items)) visit(node.items, toPath('0'), conditions)
    for (const part of node.allOf ?? []) visit(part, path, conditions)
    const condition = node.if && toConditionText(node.if)
    if (condition === undefined) return
    if (isSchema(node.then)) visit(node.then, path, [...conditions, condition])
    if (isSchema(node.else)) visit(node.else, path, [...conditions, `not (${condition})`])
  }

  visit(root, '', [])
  return [...fields].map(([path, field]) => ({ path, ...field }))
}

/** Describes the `if` of a schema in words: `incomeType is FullTime or PartTime`. Returns JSON if it has another form. */
export function toConditionText(condition: JsonSchema): string {
  const { properties, required: _, ...others } = condition
  const parts = Object.entries(properties ?? {}).map(([name, node]) => toPart(name, node))
  const isPlain = Object.keys(others).length === 0 && parts.length > 0
  return isPlain && parts.every((part) => part !== undefined) ? parts.join(' and ') : JSON.stringify(condition)
}

function toPart(name: string, node: JsonSchema): string | undefined {
  if (!isSchema(node) || Object.keys(node).length !== 1) return undefined
  if ('const' in node) return `${name} is ${String(node['const'])}`
  return Array.isArray(node['enum']) ? `${name} is ${node['enum'].map(String).join(' or ')}` : undefined
}
