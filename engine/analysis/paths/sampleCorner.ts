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
      const known = of.isFull ? (of.names.get(name) ?? toUsual(name)) : undefined
      const value = known !== undefined && of.fit([schema], known) ? known : sampleCorner(schema, of, depth + 1)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** What a field of this name usually holds, so that a screen can show it. */
const toUsual = (name: string): string | undefined => (/(date|dob)$/i.test(name) ? '2015-06-15' : undefined)

function sampleItems({ items: item = {}, minItems = 0 }: JsonSchema, of: Corner, depth: number) {
  const count = Math.max(Number(minItems), of.isFull ? items : 0)
  const [schema = {}] = [item].flat()
  return Array.from({ length: count }, (_, index) => toOther(sampleCorner(schema, of, depth + 1), index, schema, of))
}

/** The same value told apart from others of its list, where its schema lets it. */
function toOther(value: unknown, index: number, schema: JsonSchema, of: Corner): unknown {
  if (index === 0) return value
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { properties = {} } = resolveRef(schema, of.root)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, toOther(inner, index, properties[name] ?? {}, of)]),
    )
  }
  const other =
    typeof value === 'number' ? value + index : typeof value === 'string' ? `${value} ${index + 1}` : undefined
  return other !== undefined && of.fit([schema], other) ? other : value
}
