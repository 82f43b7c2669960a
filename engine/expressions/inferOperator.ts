import { type BinaryNode, type ExpressionNode, type SourceSpan, joinsLists } from './ExpressionNode.ts'
import {
  isOfKind,
  toItem,
  toNonNull,
  toOptions,
  toTypeName,
  type ExpressionType,
  isAssignable,
  isComparable,
} from './ExpressionType.ts'
import { type InferenceContext, nullHint, toQuote } from './InferenceContext.ts'
import { toSuggestion } from './toSuggestion.ts'

/** An operand and its type. */
export type TypedNode = readonly [node: ExpressionNode, type: ExpressionType]

/** Infers the type of an operator's result. Reports operands that do not fit. */
export function inferOperator(
  node: BinaryNode,
  left: TypedNode,
  right: TypedNode,
  context: InferenceContext,
): ExpressionType {
  const { operator } = node
  switch (operator) {
    case '&&':
    case '||':
      return inferBoth(operator, 'boolean', [left, right], context)
    case '-':
    case '*':
    case '/':
    case '%':
      if ((operator === '/' || operator === '%') && right[0].kind === 'literal' && right[0].value === 0)
        context.report(right[0], 'Nothing can be divided by 0.')
      return inferBoth(operator, 'number', [left, right], context)
    case '+':
      return joinsLists(node) ? inferLists([left, right], context) : inferPair(node, left, right, context)
    case '<':
    case '<=':
    case '>':
    case '>=':
      inferPair(node, left, right, context)
      break
    case '==':
    case '!=':
      reportIncomparable(node, left, right, context)
      break
    case 'in':
      reportMembership(node, left, right, context)
  }
  return 'boolean'
}

function inferBoth<Kind extends 'number' | 'boolean'>(
  operator: string,
  kind: Kind,
  sides: readonly TypedNode[],
  context: InferenceContext,
): Kind {
  for (const [side, type] of sides) {
    if (reportNull(operator, side, type, context) || isOfKind(type, kind)) continue
    const found = `${toQuote(side, context)} is ${toTypeName(type)}`
    context.report(side, `\`${operator}\` needs ${toTypeName(kind)} on both sides, but ${found}.`)
  }
  return kind
}

function inferPair(node: BinaryNode, left: TypedNode, right: TypedNode, context: InferenceContext): ExpressionType {
  const [numbers, strings] = (['number', 'string'] as const).map((kind) =>
    [left, right].every(([, type]) => isOfKind(type, kind)),
  )
  if (numbers !== strings) {
    for (const [side, type] of [left, right]) reportNull(node.operator, side, type, context)
    return numbers ? 'number' : 'string'
  }
  if (!numbers) {
    const found = [left, right].map(([side, type]) => `${toQuote(side, context)} is ${toTypeName(type)}`).join(' and ')
    const message = `\`${node.operator}\` needs two numbers or two strings, but ${found}.`
    context.report(node, message, toConversionHint(left, right))
  }
  return 'any'
}

/** Reports an operand that may be null, where the operator cannot take null. Skips the literal `null`, whose kind is wrong anyway. */
function reportNull(operator: string, side: ExpressionNode, type: ExpressionType, context: InferenceContext): boolean {
  if (type === 'null' || toNonNull(type) === type) return false
  context.report(side, `\`${operator}\` cannot take null, which ${toQuote(side, context)} may be.`, nullHint)
  return true
}

/** Infers the type of two joined lists. */
function inferLists(sides: readonly [TypedNode, TypedNode], context: InferenceContext): ExpressionType {
  for (const [side, type] of sides)
    if (!isOfKind(type, 'list'))
      context.report(side, `\`+\` needs a list beside a list, but ${toQuote(side, context)} is ${toTypeName(type)}.`)
  const [left, right] = [sides[0][1], sides[1][1]]
  if (isAssignable(right, left)) return left
  return isAssignable(left, right) ? right : { list: 'any' }
}

const toConversionHint = (...sides: readonly TypedNode[]) =>
  sides.some(([, type]) => isOfKind(type, 'number')) &&
  sides.some(([, type]) => isOfKind(type, 'string')) &&
  'Make them alike with double(text) or string(number).'

function reportIncomparable(place: SourceSpan, left: TypedNode, right: TypedNode, context: InferenceContext): void {
  if (isComparable(left[1], right[1])) return
  const [literal, other] = left[0].kind === 'literal' ? [left[0], right] : [right[0], left]
  const options = toOptions(toNonNull(other[1]))
  if (options && literal.kind === 'literal' && typeof literal.value === 'string') {
    const message = `${toQuote(other[0], context)} is never ${toQuote(literal, context)}.`
    return context.report(literal, message, toSuggestion(literal.value, options))
  }
  const found = [left, right].map(([side, type]) => `${toQuote(side, context)} is ${toTypeName(type)}`).join(' and ')
  context.report(place, `${found}: they are never equal.`, toConversionHint(left, right))
}

function reportMembership(
  node: BinaryNode,
  left: TypedNode,
  [target, type]: TypedNode,
  context: InferenceContext,
): void {
  const item = toItem(toNonNull(type))
  if (item !== undefined && target.kind === 'list')
    // Checks each item, so that one misspelled option among valid ones is reported at its own place.
    return target.items.forEach((one) => reportIncomparable(one, left, [one, toLiteralType(one) ?? item], context))
  if (item !== undefined) return reportIncomparable(node, left, [target, item], context)
  if (!isOfKind(type, 'object')) {
    const message = `\`in\` looks into a list or an object, but ${toQuote(target, context)} is ${toTypeName(type)}.`
    return context.report(target, message, isOfKind(type, 'string') && 'Write text.contains(part).')
  }
  if (type === 'any' || isOfKind(left[1], 'string')) return
  context.report(left[0], `A field name is a string, but ${toQuote(left[0], context)} is ${toTypeName(left[1])}.`)
}

/** Returns the type of a literal, or undefined for any other node. The type of a string allows only that string. */
export function toLiteralType(node: ExpressionNode): ExpressionType | undefined {
  if (node.kind !== 'literal') return undefined
  if (typeof node.value === 'string') return { options: [node.value] }
  if (typeof node.value === 'number') return 'number'
  return node.value === null ? 'null' : 'boolean'
}
