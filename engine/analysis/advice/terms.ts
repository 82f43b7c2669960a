import { toExpressionSites } from '../../definition/expressionSites.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { findNear, listNodes, toJavaScript, type BinaryNode, type ExpressionNode } from '../../expressions/index.ts'
import { toNonNull, toOptions } from '../../expressions/ExpressionType.ts'
import { parseExpression } from '../../expressions/parseExpression.ts'
import { toPlace } from '../../expressions/toFacts.ts'
import type { Advice } from './Advice.ts'

/** Something that a predicate asks about: its source, and the constants that it is compared with. */
export interface Term {
  readonly source: string
  readonly constants: Set<unknown>
  /** Whether the term is used as a condition by itself. */
  isCondition: boolean
}

/** The constants of a flow. */
export type Constants = LinkedFlow['definition']['constants']

/** Adds the terms of a predicate's tree to `terms`, under a name that is the same wherever the same thing is asked about. */
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

/** Returns the parts of a combined condition; undefined for any other node. */
function toParts(node: ExpressionNode): readonly ExpressionNode[] | undefined {
  if (node.kind === 'unary' && node.operator === '!') return [node.operand]
  if (node.kind === 'conditional') return [node.test, node.consequent, node.alternate]
  if (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||')) return [node.left, node.right]
  return undefined
}

/** Returns the value of an expression that the flow itself determines; undefined for any other. */
export function toConstant(node: ExpressionNode, constants: Constants): unknown {
  if (node.kind === 'literal') return node.value
  if (node.kind === 'unary' && node.operator === '-') {
    const value = toConstant(node.operand, constants)
    return typeof value === 'number' ? -value : undefined
  }
  // The argument is a literal text, so its length is known.
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

/** Returns the comparison of a term with a constant; undefined for any other node. */
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

/** Returns the opposite of a `!=`, `>=` or `>` comparison, since only `==`, `<` and `<=` serve as terms; undefined for any other node. */
export function toNegated(node: ExpressionNode): ExpressionNode | undefined {
  if (node.kind !== 'binary') return undefined
  const { operator } = node
  return operator === '!=' || operator === '>=' || operator === '>'
    ? { ...node, operator: opposites[operator] }
    : undefined
}

/** Finds operators that fail on some value, join other parts of a condition than they seem to, or compare what is never equal. */
export const adviseOperators: Advice = function* (context) {
  yield* adviseOrders(context)
  yield* adviseParentheses(context)
  yield* adviseOptionLimits(context)
}

/** Finds values that are asked whether they are more or less than a number, and that may be a text: the expression fails on that. */
const adviseOrders: Advice = function* ({ flow: { definition, expressions } }) {
  const comparing = toExpressionSites(definition).flatMap(({ source, path, inFailure }) => {
    const parsed = parseExpression(source)
    return [...(parsed.ok ? listNodes(parsed.ast) : [])].flatMap((node) => {
      const isComparing = node.kind === 'binary' && /^(?:[<>]=?|[!=]=)$/.test(node.operator)
      const place = isComparing ? toPlace(node.left) : undefined
      const right = isComparing ? toConstant(node.right, definition.constants) : undefined
      return isComparing && place !== undefined ? [{ node, place, right, source, path, inFailure }] : []
    })
  })
  const toText = (place: string) =>
    comparing.find((one) => one.place === place && /^[!=]=/.test(one.node.operator) && typeof one.right === 'string')
  for (const { node, place, right, source, path, inFailure } of comparing) {
    const text = toText(place)
    if (!/^[<>]/.test(node.operator) || typeof right !== 'number' || !text) continue
    const checked = expressions.check(place, undefined, inFailure)
    if (!checked.ok || checked.type !== 'any') continue
    const written = source.slice(node.offset, node.offset + node.length)
    const message = `\`${written}\` fails where ${place} is a text, such as '${String(text.right)}'`
    const hint = `Write == for ${node.operator}, for each number that is meant`
    yield { code: 'bad-expression', path, index: node.offset, message, hint }
  }
}

/** Finds conditions that have lost their parentheses: `a == 401 && b != null || c != null`, where the two ask alike and belong together. */
const adviseParentheses: Advice = function* ({ flow: { definition } }) {
  for (const { source, path } of toExpressionSites(definition)) {
    const parsed = parseExpression(source)
    for (const node of parsed.ok ? listNodes(parsed.ast) : []) {
      const either = node.kind === 'binary' && node.operator === '||' ? toMixed(node, source) : undefined
      if (!either) continue
      const { both, alike } = either
      const [first, last] = alike.toSorted((a, b) => a.offset - b.offset)
      const [shape, other] = alike.map(toShape)
      if (!first || !last || shape === undefined || shape !== other || isAsking(both, alike)) continue
      const joined = source.slice(first.offset, last.offset + last.length)
      const message = `\`${source}\` holds by one of its parts alone, since && joins more closely than ||`
      const hint = `Write (${joined}) if these two belong together, or put parentheses around the others`
      yield { code: 'bad-expression', path, index: first.offset, message, hint }
      break
    }
  }
}

/** Returns the parts beside a `||` that has a bare `&&` at one side, and the part that this joins them to. */
function toMixed({ left, right }: BinaryNode, source: string) {
  const isBare = !/[()]/.test(source.slice(left.offset + left.length, right.offset))
  const [chain, other] = left.kind === 'binary' && left.operator === '&&' ? [left, right] : [right, left]
  if (!isBare || chain.kind !== 'binary' || chain.operator !== '&&') return undefined
  const [both, beside] = chain === left ? [chain.left, chain.right] : [chain.right, chain.left]
  return { both, alike: [beside, other] }
}

/** Returns a condition without the places that it asks about; undefined unless it asks about one. */
function toShape(node: ExpressionNode): string | undefined {
  if (node.kind === 'unary') return toShape(node.operand)?.replace(/^/, node.operator)
  if (toPlace(node) !== undefined) return 'place'
  if (node.kind === 'has') return node.kind
  if (node.kind !== 'binary' || node.right.kind !== 'literal' || toPlace(node.left) === undefined) return undefined
  return `${node.operator} ${typeof node.right.value} ${String(node.right.value ?? '')}`
}

const listRoots = (node: ExpressionNode) =>
  [...listNodes(node)].flatMap((one) => (one.kind === 'variable' ? one.name : []))

/** Checks whether a part may belong to one of two alone: it asks alike, or for the same thing as only one of them. */
function isAsking(both: ExpressionNode, alike: readonly ExpressionNode[]): boolean {
  const roots = listRoots(both)
  const shared = alike.filter((one) => listRoots(one).some((root) => roots.includes(root)))
  return toShape(both) === alike.map(toShape)[0] || shared.length === 1
}

/** Finds conditions that compare a field with a constant that is none of its options, so that they never hold. */
const adviseOptionLimits: Advice = function* ({ flow: { definition, expressions } }) {
  for (const { source, path, inFailure } of toExpressionSites(definition)) {
    const parsed = parseExpression(source)
    for (const node of parsed.ok ? listNodes(parsed.ast) : []) {
      if (node.kind !== 'binary' || !/^[!=]=$/.test(node.operator)) continue
      const [, name] = /^constants\.(\w+)$/.exec(toPlace(node.right) ?? '') ?? []
      const [place = '', value] = [toPlace(node.left), definition.constants[name ?? '']]
      const checked = expressions.check(place, undefined, inFailure)
      const options = checked.ok ? toOptions(toNonNull(checked.type)) : undefined
      if (name === undefined || typeof value !== 'string' || !options || options.includes(value)) continue
      const other = Object.keys(definition.constants).find((one) => options.includes(String(definition.constants[one])))
      const near = other === undefined ? findNear(value, options) : undefined
      yield {
        code: 'wrong-value',
        ...(near === undefined ? { path, index: node.right.offset } : { path: ['constants', name] }),
        message: `${place} is never "${value}", which ${name} is: no option says so`,
        hint: other === undefined ? near && `Did you mean "${near}"?` : `Did you mean constants.${other}?`,
        loses: [`constants.${name}`],
      }
    }
  }
}
