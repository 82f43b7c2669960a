import type { LinkedFlow } from '../../definition/index.ts'
import { toJavaScript, type BinaryNode, type ExpressionNode } from '../../expressions/index.ts'

/** Something that a predicate asks about: its source, and what it is compared with. */
export interface Term {
  readonly source: string
  readonly constants: Set<unknown>
  /** It is true or false by itself. */
  isCondition: boolean
}

/** The constants of a flow. */
export type Constants = LinkedFlow['definition']['constants']

/** Adds the terms of a predicate's tree to those that are known, by a name that is the same wherever the same is asked about. */
export function collectTerms(
  node: ExpressionNode,
  source: string,
  terms: Map<string, Term>,
  constants: Constants,
): void {
  const add = (term: ExpressionNode, value?: unknown) => {
    const name = toJavaScript(term)
    const text = source.slice(term.offset, term.offset + term.length)
    const entry: Term = terms.get(name) ?? { source: text, constants: new Set(), isCondition: false }
    terms.set(name, entry)
    if (value === undefined) entry.isCondition = true
    else entry.constants.add(value)
  }
  const parts = toParts(node)
  if (parts) for (const part of parts) collectTerms(part, source, terms, constants)
  else if (toConstant(node, constants) === undefined) {
    const comparison = toComparison(node, constants)
    if (comparison) add(comparison.term, comparison.value)
    else add(toNegated(node) ?? node)
  }
}

/** What a condition is put together of; undefined for one that is not. */
function toParts(node: ExpressionNode): readonly ExpressionNode[] | undefined {
  if (node.kind === 'unary' && node.operator === '!') return [node.operand]
  if (node.kind === 'conditional') return [node.test, node.consequent, node.alternate]
  if (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||')) return [node.left, node.right]
  return undefined
}

/** The value of what is written in the flow itself; undefined for what is not. */
export function toConstant(node: ExpressionNode, constants: Constants): unknown {
  if (node.kind === 'literal') return node.value
  if (node.kind === 'unary' && node.operator === '-') {
    const value = toConstant(node.operand, constants)
    return typeof value === 'number' ? -value : undefined
  }
  // What is written between quotation marks is a text, and no name.
  if (node.kind === 'builtin' && node.name === 'size' && node.args[0]?.kind === 'literal')
    return String(node.args[0].value).length
  if (node.kind === 'binary') return toConstantPair(node, constants)
  const isConstant = node.kind === 'select' && node.object.kind === 'variable' && node.object.name === 'constants'
  return isConstant ? constants[node.field.name] : undefined
}

function toConstantPair(node: BinaryNode, constants: Constants): unknown {
  const [compare, reckon] = [comparisons[node.operator], reckonings[node.operator]]
  if (!compare && !reckon) return undefined
  const [left, right] = [toConstant(node.left, constants), toConstant(node.right, constants)]
  if (left === undefined || right === undefined)
    return compare && toJavaScript(node.left) === toJavaScript(node.right) ? compare(0, 0) : undefined
  if (compare) return compare(left, right)
  return typeof left === 'number' && typeof right === 'number' ? reckon?.(left, right) : undefined
}

const reckonings: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
}

/** A comparison of a term with a constant; undefined for any other node. */
export function toComparison(node: ExpressionNode, constants: Constants) {
  const tests = node.kind === 'binary' ? comparisons[node.operator] : undefined
  if (node.kind !== 'binary' || !tests) return undefined
  const [left, right] = [toConstant(node.left, constants), toConstant(node.right, constants)]
  if ((left === undefined) === (right === undefined)) return undefined
  return left === undefined
    ? { term: node.left, value: right, test: (found: unknown) => tests(found, right) }
    : { term: node.right, value: left, test: (found: unknown) => tests(left, found) }
}

const order = (holds: (sign: number) => boolean) => (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? holds(a - b) : holds(String(a) < String(b) ? -1 : a === b ? 0 : 1)

const comparisons: Readonly<Record<string, (a: unknown, b: unknown) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': order((sign) => sign < 0),
  '<=': order((sign) => sign <= 0),
  '>': order((sign) => sign > 0),
  '>=': order((sign) => sign >= 0),
}

const opposites = { '!=': '==', '>=': '<', '>': '<=' } as const

/** The comparison that holds when this one does not, for those of which only the other one is named. */
export function toNegated(node: ExpressionNode): ExpressionNode | undefined {
  if (node.kind !== 'binary') return undefined
  const { operator } = node
  return operator === '!=' || operator === '>=' || operator === '>'
    ? { ...node, operator: opposites[operator] }
    : undefined
}
