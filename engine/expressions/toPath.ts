import type { ExpressionNode } from './ExpressionNode.ts'

/** Where the items of each macro's variable come from: `undefined` when they are not read from data. */
export type LocalPaths = ReadonlyMap<string, string | undefined>

/** The data path a node reads, such as `lookup.year`, or `addresses[].city` for every item; undefined if it computes. */
export function toPath(node: ExpressionNode, locals: LocalPaths): string | undefined {
  if (node.kind === 'variable') return node.local ? locals.get(node.name) : node.name
  if (node.kind === 'macro') return node.name === 'filter' ? toPath(node.list, locals) : undefined
  if (node.kind !== 'select' && node.kind !== 'index') return undefined
  const owner = toPath(node.object, locals)
  if (owner === undefined) return undefined
  if (node.kind === 'select') return `${owner}.${node.field.name}`
  const { index } = node
  return index.kind === 'literal' && typeof index.value === 'string' ? `${owner}.${index.value}` : `${owner}[]`
}
