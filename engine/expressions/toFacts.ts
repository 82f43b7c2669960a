import type { ExpressionNode } from './ExpressionNode.ts'

/** What is known where a part of an expression is evaluated: which places are present, and which are also not null. */
export type Facts = ReadonlyMap<string, 'present' | 'value'>

export const noFacts: Facts = new Map()

/** Merges two sets of facts. */
export const mergeFacts = (first: Facts, second: Facts): Facts =>
  new Map([...first, ...[...second].filter(([key, fact]) => fact === 'value' || !first.has(key))])

/** Returns the name of the one place that a node reads, with list items kept apart; undefined if the node computes. */
export function toPlace(node: ExpressionNode): string | undefined {
  if (node.kind === 'variable') return node.name
  if (node.kind === 'select') {
    const owner = toPlace(node.object)
    return owner && `${owner}.${node.field.name}`
  }
  if (node.kind !== 'index' || node.index.kind !== 'literal') return undefined
  const owner = toPlace(node.object)
  const key = node.index.value
  return owner && (typeof key === 'string' ? `${owner}.${key}` : `${owner}[${key}]`)
}

/** Returns the facts that follow when the node is true, or false. */
export function toFacts(node: ExpressionNode, outcome: boolean): Facts {
  if (node.kind === 'unary' && node.operator === '!') return toFacts(node.operand, !outcome)
  if (node.kind === 'has') return outcome ? toPlaceFacts({ ...node, kind: 'select' }, 'present') : noFacts
  if (node.kind !== 'binary') return noFacts
  const { operator, left, right } = node
  if (operator === (outcome ? '&&' : '||')) return mergeFacts(toFacts(left, outcome), toFacts(right, outcome))
  if (operator !== (outcome ? '!=' : '==')) return noFacts
  const tested = toNullTested(node)
  return tested ? toPlaceFacts(tested, 'value') : noFacts
}

/** Returns the places that are missing when the node is true, or false. A name with a dot at its end is null, so it has no fields. */
export function toAbsent(node: ExpressionNode, outcome: boolean): readonly string[] {
  if (node.kind === 'unary' && node.operator === '!') return toAbsent(node.operand, !outcome)
  if (node.kind === 'has') {
    const place = toPlace({ ...node, kind: 'select' })
    return outcome || place === undefined ? [] : [place]
  }
  if (node.kind !== 'binary') return []
  const { operator, left, right } = node
  if (operator === (outcome ? '&&' : '||')) return [...toAbsent(left, outcome), ...toAbsent(right, outcome)]
  const tested = operator === (outcome ? '==' : '!=') ? toNullTested(node) : undefined
  const place = tested && toPlace(tested)
  return place === undefined ? [] : [`${place}.`]
}

/** Returns the side that is compared with null. */
export function toNullTested(node: ExpressionNode): ExpressionNode | undefined {
  if (node.kind !== 'binary' || (node.operator !== '==' && node.operator !== '!=')) return undefined
  if (node.right.kind === 'literal' && node.right.value === null) return node.left
  return node.left.kind === 'literal' && node.left.value === null ? node.right : undefined
}

function toPlaceFacts(node: ExpressionNode, fact: 'present' | 'value'): Facts {
  const place = toPlace(node)
  if (place === undefined) return noFacts
  const owner = 'object' in node ? toPlaceFacts(node.object, 'value') : noFacts
  return mergeFacts(owner, new Map([[place, fact]]))
}
