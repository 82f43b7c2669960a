import type { ExpressionNode, MacroNode, SelectNode } from './ExpressionNode.ts'
import {
  type ExpressionType,
  isOfKind,
  toFields,
  toItem,
  toNonNull,
  toTypeName,
  toCommonType,
} from './ExpressionType.ts'
import { type InferenceContext, toQuote } from './InferenceContext.ts'
import { inferCall } from './inferCall.ts'
import { inferOperator, toLiteralType } from './inferOperator.ts'
import { mergeFacts, noFacts, toAbsent, toFacts, toPlace } from './toFacts.ts'
import { toSuggestion } from './toSuggestion.ts'

/** Infers the type of a node. Every wrong name or operand is reported once, and has the type `any` from then on. */
export function inferType(node: ExpressionNode, context: InferenceContext): ExpressionType {
  const type = inferDeclaredType(node, context)
  const place = toPlace(node)
  return place !== undefined && context.facts.get(place) === 'value' ? toNonNull(type) : type
}

function inferDeclaredType(node: ExpressionNode, context: InferenceContext): ExpressionType {
  const infer = (child: ExpressionNode, facts = noFacts, absent: readonly string[] = []) =>
    inferType(child, {
      ...context,
      facts: mergeFacts(context.facts, facts),
      absent: absent.length === 0 ? context.absent : new Set([...context.absent, ...absent]),
    })
  const inferKind = <Kind extends 'boolean' | 'number' | 'string'>(
    role: string,
    child: ExpressionNode,
    kind: Kind,
    type = infer(child),
  ) => {
    if (!isOfKind(type, kind))
      context.report(child, `${role} is ${toTypeName(kind)}, but ${toQuote(child, context)} is ${toTypeName(type)}.`)
    return kind
  }

  switch (node.kind) {
    case 'literal':
      return toLiteralType(node) ?? 'any'
    case 'variable': {
      const type = context.variables.get(node.name)
      if (type !== undefined) return type
      const hint = toSuggestion(node.name, [...context.variables.keys()])
      context.report(node, `There is no \`${node.name}\` here.`, hint)
      return 'any'
    }
    case 'select':
      reportAbsent(node, context)
      return inferField(node, inferOwner(node.object, infer(node.object), context), context)
    case 'has':
      reportAbsent(node, context)
      inferField(node, inferOwner(node.object, infer(node.object), context), context)
      return 'boolean'
    case 'index': {
      const owner = toNonNull(infer(node.object))
      const { index } = node
      const item = toItem(owner)
      if (item === undefined && index.kind === 'literal' && typeof index.value === 'string')
        return inferField({ object: node.object, field: { ...index, name: index.value } }, owner, context)
      const type = infer(index)
      if (item !== undefined && index.kind === 'unary')
        context.report(index, `A list has no item ${toQuote(index, context)}.`, 'The first one is list[0].')
      else if (item !== undefined) inferKind('A position', index, 'number', type)
      else if (owner !== 'any' || !isOfKind(type, 'number')) inferKind('A field name', index, 'string', type)
      return item ?? 'any'
    }
    case 'list': {
      const [first = 'any', ...others] = node.items.map((item) => infer(item))
      return { list: others.reduce((common, type) => toCommonType(common, type) ?? 'any', first) }
    }
    case 'map': {
      const fields = node.entries.map(({ key, value }) => [key, { type: infer(value), optional: false }] as const)
      return { object: Object.fromEntries(fields) }
    }
    case 'unary':
      return inferKind(`What follows \`${node.operator}\``, node.operand, node.operator === '!' ? 'boolean' : 'number')
    case 'conditional': {
      inferKind('What comes before `?`', node.test, 'boolean')
      const consequent = infer(node.consequent, toFacts(node.test, true), toAbsent(node.test, true))
      const alternate = infer(node.alternate, toFacts(node.test, false), toAbsent(node.test, false))
      const common = toCommonType(consequent, alternate)
      if (common === undefined) {
        const found = `one is ${toTypeName(consequent)} and the other ${toTypeName(alternate)}`
        context.report(node, `Both results of \`? :\` must be of one kind, but here ${found}.`)
      }
      return common ?? 'any'
    }
    case 'binary': {
      const { operator, left, right } = node
      const shortCircuits = operator === '&&' || operator === '||'
      const facts = shortCircuits ? toFacts(left, operator === '&&') : noFacts
      const absent = shortCircuits ? toAbsent(left, operator === '&&') : []
      return inferOperator(node, [left, infer(left)], [right, infer(right, facts, absent)], context)
    }
    case 'builtin':
    case 'call': {
      const types = node.args.map((argument) => infer(argument))
      return inferCall(node, types, context)
    }
    case 'macro':
      break
  }
  return inferMacro(node, infer(node.list), context)
}

/** Reports a read of a place that a condition has just found missing: it fails at run time, or tests what is already known. */
function reportAbsent(node: SelectNode<'select' | 'has'>, context: InferenceContext): void {
  if (context.absent.size === 0) return
  const [owner, place] = [toPlace(node.object), toPlace({ ...node, kind: 'select' })]
  const isNothing = owner !== undefined && [owner, `${owner}.`].some((one) => context.absent.has(one))
  if (!isNothing && !(node.kind === 'select' && place !== undefined && context.absent.has(place))) return
  const quote = toQuote(isNothing ? node.object : node, context)
  context.report(
    node,
    `${quote} cannot be there, given what comes before it.`,
    'Ask the other way around, or write && for ||.',
  )
}

/**
 * Returns the type of the object that is read from. For a function that returns an item of its first argument, this is the item's type. The
 * call itself stays `any`, because a form filled with it may require more.
 */
export function inferOwner(node: ExpressionNode, type: ExpressionType, context: InferenceContext): ExpressionType {
  const [list] = node.kind === 'call' && context.functions.get(node.name)?.gives === 'item' ? node.args : []
  if (!list) return type
  // Problems of the list were reported when the call was inferred.
  return toItem(toNonNull(inferType(list, { ...context, report: () => undefined }))) ?? type
}

function inferMacro(node: MacroNode, type: ExpressionType, context: InferenceContext): ExpressionType {
  const { list, variable, body } = node
  if (!isOfKind(type, 'list'))
    context.report(list, `${node.name}() runs over a list, but ${toQuote(list, context)} is ${toTypeName(type)}.`)
  // One name has one meaning: a reader, and the facts about places, would otherwise confuse the two.
  if (context.variables.has(variable.name))
    context.report(variable, `\`${variable.name}\` already names something else.`, 'Choose another name.')
  const item = toItem(toNonNull(type)) ?? 'any'
  const variables = new Map([...context.variables, [variable.name, item] as const])
  const result = inferType(body, { ...context, variables })
  if (node.name === 'map') return { list: result }
  if (!isOfKind(result, 'boolean')) {
    const found = `${toQuote(body, context)} is ${toTypeName(result)}`
    context.report(body, `${node.name}() asks a question of each item, but ${found}.`)
  }
  return node.name === 'filter' ? { list: item } : 'boolean'
}

/** Infers the type of a field of an object of this type. Reports a field that the object cannot have. */
function inferField(
  { object, field: { name, ...place } }: Pick<SelectNode, 'object' | 'field'>,
  type: ExpressionType,
  context: InferenceContext,
): ExpressionType {
  const owner = toNonNull(type)
  if (owner === 'any') return 'any'
  const fields = toFields(owner)
  const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field) return field.type
  const quote = toQuote(object, context)
  if (fields) context.report(place, `There is no \`${name}\` in ${quote}.`, toSuggestion(name, Object.keys(fields)))
  else {
    const hint = toItem(owner) !== undefined && 'Read one item with list[0], the number of items with size(list).'
    context.report(place, `${quote} is ${toTypeName(owner)}, which has no fields.`, hint)
  }
  return 'any'
}
