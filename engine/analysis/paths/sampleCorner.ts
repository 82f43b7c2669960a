import { sampleLeaf } from '../../compiler/schemas/sampleLeaf.ts'
import type { Fit } from '../../compiler/schemas/createFit.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { resolveRef } from '../../validation/resolveRef.ts'

const items = 2

/** Which extreme, and of what. */
interface Corner {
  readonly root: JsonSchema
  readonly isFull: boolean
  readonly fit: Fit
  /** What fields of these names hold elsewhere, where a schema leaves it open. */
  readonly names: ReadonlyMap<string, unknown>
}

/**
 * One extreme of the values of a bundled schema, not always a valid one: with all that may be there and everything true, or with
 * nothing that may be missing and everything false.
 */
export function sampleCorner(schema: JsonSchema, of: Corner, depth = 0): unknown {
  const { root, isFull } = of
  const node = resolveRef(schema, root)
  const types = [node.type ?? []].flat()
  if ('const' in node) return node.const
  const choice = [...(node.oneOf ?? []), ...(node.anyOf ?? [])]
  const [picked] = isFull ? choice.filter(({ type }) => type !== 'null') : choice
  if (picked) return sampleCorner(picked, of, depth)
  if (!isFull && types.includes('null')) return null
  if (Array.isArray(node.enum)) return isFull ? node.enum[0] : node.enum.at(-1)
  if (types.includes('boolean')) return isFull
  if (types.includes('object') || node.properties) return sampleFields(node, of, depth)
  if (types.includes('array')) return sampleItems(node, of, depth)
  for (const value of sampleLeaf([{ ...node, type: types.find((type) => type !== 'null') ?? 'string' }]))
    if (of.fit([node], value)) return value
  return undefined
}

function sampleFields(node: JsonSchema, of: Corner, depth: number): object {
  const names = of.isFull && depth < 6 ? Object.keys(node.properties ?? {}) : (node.required ?? [])
  return Object.fromEntries(
    names.flatMap((name) => {
      const schema = node.properties?.[name] ?? {}
      const known = of.isFull ? of.names.get(name) : undefined
      const value = known !== undefined && of.fit([schema], known) ? known : sampleCorner(schema, of, depth + 1)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function sampleItems({ items: item = {}, minItems = 0 }: JsonSchema, of: Corner, depth: number) {
  const count = Math.max(Number(minItems), of.isFull ? items : 0)
  const [schema = {}] = [item].flat()
  return Array.from({ length: count }, () => sampleCorner(schema, of, depth + 1))
}
