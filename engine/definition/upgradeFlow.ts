import { applyEdits, findNodeAtLocation, parseTree, type Edit, type Node } from 'jsonc-parser'
import type { ExpressionNode } from '../expressions/index.ts'
import { parseExpression } from '../expressions/parseExpression.ts'
import { reservedNames } from './FlowExpressions.ts'
import { isExpression, looksLikeExpression } from './instructions.ts'

/** Converts the text of a flow file from an older format to the current one, in the same order. The result is not formatted. */
export function upgradeFlow(text: string): string {
  const tree = parseTree(text)
  return tree ? applyEdits(text, [...toPredicateEdits(tree, text), ...toWriteEdits(tree)]) : text
}

/** Merges the two old lists of predicates and meanings into one. */
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

/** Converts the values in `set` and `fill`, which used to be expressions, to JSON, or marks them as expressions. */
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

/** Lists the values of every `set` and `fill` at or below a node. */
function listWrites({ type, children = [] }: Node): Node[] {
  const [key, value] = type === 'property' ? children : []
  if (value?.type !== 'object' || (key?.value !== 'set' && key?.value !== 'fill')) return children.flatMap(listWrites)
  return (value.children ?? []).flatMap(({ children: [, written] = [] }) => written ?? [])
}

/** Converts an expression of literals to its value, unless that value would read as an expression itself. */
function toValue(source: string, names: readonly string[]): unknown {
  const parsed = parseExpression(source)
  const value = parsed.ok ? toJson(parsed.ast) : undefined
  const isPlain =
    value !== undefined && (typeof value !== 'string' || (!isExpression(value) && !looksLikeExpression(value, names)))
  return isPlain ? value : `=${source}`
}

/** Returns the value of a node that consists of literals; undefined for any other node. */
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

/** Lists the properties of an object in the flow file. */
const toProperties = (tree: Node, section: string) =>
  (findNodeAtLocation(tree, [section])?.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ name: String(key.value), value }] : [],
  )

/** Creates the edit that removes a property of the flow, with its comma and the whitespace before it. */
function toRemoval({ children = [] }: Node, section: string): Edit[] {
  const index = children.findIndex(({ children: [key] = [] }) => key?.value === section)
  const [before, property, after] = [children[index - 1], children[index], children[index + 1]]
  if (!property) return []
  const start = before ? before.offset + before.length : property.offset
  const end = !before && after ? after.offset : property.offset + property.length
  return [{ offset: start, length: end - start, content: '' }]
}
