import { applyEdits, findNodeAtLocation, parseTree, type Edit, type Node } from 'jsonc-parser'
import type { ExpressionNode } from '../expressions/index.ts'
import { parseExpression } from '../expressions/parseExpression.ts'
import { reservedNames } from './FlowExpressions.ts'
import { isExpression, looksLikeExpression } from './instructions.ts'

/** The text of a flow file that was written in an older form, in today's: the same flow, in the same order. The layout is for the formatter. */
export function upgradeFlow(text: string): string {
  const tree = parseTree(text)
  return tree ? applyEdits(text, [...toPredicateEdits(tree, text), ...toWriteEdits(tree)]) : text
}

/** Predicates and their meanings, which stood in two lists, stand together. */
function toPredicateEdits(tree: Node, text: string): Edit[] {
  const means = new Map(toProperties(tree, 'meanings').map(({ name, value }) => [name, toText(value, text)]))
  const predicates = toProperties(tree, 'predicates').flatMap(({ name, value }) => {
    if (value.type !== 'string') return []
    const words = means.get(name)
    const content = `{ ${words === undefined ? '' : `"means": ${words}, `}"when": ${toText(value, text)} }`
    return [{ offset: value.offset, length: value.length, content }]
  })
  return [...predicates, ...toRemoval(tree, 'meanings')]
}

/** Values that are written, which were expressions all, are JSON; what is none of it is marked as an expression. */
function toWriteEdits(tree: Node): Edit[] {
  const names = [...reservedNames, ...['data', 'facts'].flatMap((section) => toProperties(tree, section))].map((one) =>
    typeof one === 'string' ? one : one.name,
  )
  const lists = ['startUp', 'steps'].flatMap((section) => findNodeAtLocation(tree, [section]) ?? [])
  return lists.flatMap(listWrites).flatMap((value) => {
    const source: unknown = value.value
    if (typeof source !== 'string' || isExpression(source) || !looksLikeExpression(source, names)) return []
    return [{ offset: value.offset, length: value.length, content: JSON.stringify(toValue(source, names)) }]
  })
}

/** The values of every `set` and `fill` at or below a place. */
function listWrites({ type, children = [] }: Node): Node[] {
  const [key, value] = type === 'property' ? children : []
  if (value?.type !== 'object' || (key?.value !== 'set' && key?.value !== 'fill')) return children.flatMap(listWrites)
  return (value.children ?? []).flatMap(({ children: [, written] = [] }) => written ?? [])
}

/** An expression of nothing but values as what it gives, unless that would read as an expression itself. */
function toValue(source: string, names: readonly string[]): unknown {
  const parsed = parseExpression(source)
  const value = parsed.ok ? toJson(parsed.ast) : undefined
  const isPlain =
    value !== undefined && (typeof value !== 'string' || (!isExpression(value) && !looksLikeExpression(value, names)))
  return isPlain ? value : `=${source}`
}

/** The value of a node in which nothing is computed; undefined for any other. */
function toJson(node: ExpressionNode): unknown {
  if (node.kind === 'literal') return node.value
  if (node.kind === 'list') {
    const items = node.items.map(toJson)
    return items.includes(undefined) ? undefined : items
  }
  if (node.kind !== 'map') return undefined
  const entries = node.entries.map(({ key, value }) => [key, toJson(value)] as const)
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries)
}

const toText = ({ offset, length }: Node, text: string) => text.slice(offset, offset + length)

/** The properties of an object of the flow. */
const toProperties = (tree: Node, section: string) =>
  (findNodeAtLocation(tree, [section])?.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ name: String(key.value), value }] : [],
  )

/** Takes a property of the flow out, with a comma and the blank before it. */
function toRemoval({ children = [] }: Node, section: string): Edit[] {
  const index = children.findIndex(({ children: [key] = [] }) => key?.value === section)
  const [before, property, after] = [children[index - 1], children[index], children[index + 1]]
  if (!property) return []
  const start = before ? before.offset + before.length : property.offset
  const end = !before && after ? after.offset : property.offset + property.length
  return [{ offset: start, length: end - start, content: '' }]
}
