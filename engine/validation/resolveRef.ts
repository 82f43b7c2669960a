import type { JsonSchema } from './JsonSchema.ts'

/** What a node of a bundled schema says once its `#/definitions/...` is followed; annotations beside the `$ref` win. */
export const resolveRef = (node: JsonSchema, root: JsonSchema): JsonSchema => {
  if (node.$ref === undefined) return node
  const { $ref, ...own } = node
  const definition = root.definitions?.[$ref.replace('#/definitions/', '')]
  if (!definition)
    throw new Error(`The $ref "${$ref}" is not in the bundled schema ${root.$id ?? ''}: bundle it first.`)
  return { ...resolveRef(definition, root), ...own }
}
