import { type BuiltinName, type CallNode, builtinNames, type ExpressionNode } from './ExpressionNode.ts'
import {
  isOfKind,
  toFields,
  toItem,
  toNonNull,
  toTypeName,
  type ExpressionType,
  type TypeKind,
  isAssignable,
} from './ExpressionType.ts'
import { type InferenceContext, nullHint, toQuote } from './InferenceContext.ts'
import { toSuggestion } from './toSuggestion.ts'

interface BuiltinSignature {
  readonly parameters: readonly (readonly TypeKind[])[]
  readonly result: ExpressionType
}

const textTest: BuiltinSignature = { parameters: [['string'], ['string']], result: 'boolean' }
const builtins: Readonly<Record<BuiltinName, BuiltinSignature>> = {
  size: { parameters: [['list', 'string', 'object']], result: 'number' },
  string: { parameters: [['number', 'string', 'boolean']], result: 'string' },
  double: { parameters: [['string', 'number']], result: 'number' },
  startsWith: textTest,
  endsWith: textTest,
  contains: textTest,
}

const sampleTypes: Readonly<Record<TypeKind, ExpressionType>> = {
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  list: { list: 'any' },
  object: { object: {} },
}

/** Infers the type of a call's result. Reports an unknown function and arguments that do not fit. */
export function inferCall(node: CallNode, types: readonly ExpressionType[], context: InferenceContext): ExpressionType {
  if (node.kind === 'builtin') {
    const { parameters, result } = builtins[node.name]
    const toWanted = (kinds: readonly TypeKind[]) => kinds.map((kind) => toTypeName(sampleTypes[kind])).join(' or ')
    reportArguments(
      node,
      types,
      parameters,
      (type, kinds) => kinds.some((kind) => isOfKind(type, kind)),
      toWanted,
      context,
    )
    return result
  }
  const signature = context.functions.get(node.name)
  if (!signature) {
    const known = [...context.functions.keys(), ...builtinNames]
    const place = { offset: node.offset, length: node.name.length }
    context.report(place, `There is no function \`${node.name}\`.`, toSuggestion(node.name, known))
    return 'any'
  }
  reportArguments(node, types, signature.parameters, isAssignable, toTypeName, context)
  for (const index of signature.naming) reportNames(node.args[index], node.args[0], types[0], context)
  const item = signature.gives === 'items' && types[0] !== undefined ? toItem(toNonNull(types[0])) : undefined
  return item === undefined ? signature.result : { list: item }
}

/** Reports texts that should name fields of another value or of its items, but do not. Says nothing when the fields are unknown. */
function reportNames(
  given: ExpressionNode | undefined,
  owner: ExpressionNode | undefined,
  type: ExpressionType = 'any',
  context: InferenceContext,
): void {
  const plain = toNonNull(type)
  const fields = toFields(toNonNull(toItem(plain) ?? plain))
  if (!given || !owner || !fields || Object.keys(fields).length === 0) return
  for (const node of given.kind === 'list' ? given.items : [given]) {
    if (node.kind !== 'literal' || typeof node.value !== 'string' || Object.hasOwn(fields, node.value)) continue
    const message = `There is no \`${node.value}\` in ${toQuote(owner, context)}.`
    context.report(node, message, toSuggestion(node.value, Object.keys(fields)))
  }
}

function reportArguments<Parameter>(
  node: CallNode,
  types: readonly ExpressionType[],
  parameters: readonly Parameter[],
  fits: (type: ExpressionType, parameter: Parameter) => boolean,
  toWanted: (parameter: Parameter) => string,
  context: InferenceContext,
): void {
  if (types.length !== parameters.length)
    context.report(node, `${node.name}() takes ${toCount(parameters.length)}, not ${types.length}.`)
  node.args.forEach((argument, index) => {
    const [type, parameter] = [types[index], parameters[index]]
    if (type === undefined || parameter === undefined || fits(type, parameter)) return
    const quote = toQuote(argument, context)
    const message = `${node.name}() takes ${toWanted(parameter)} here, but ${quote} is ${toTypeName(type)}.`
    const hint = node.name === 'contains' && isOfKind(type, 'list') && 'Write item in list.'
    context.report(argument, message, fits(toNonNull(type), parameter) ? nullHint : hint)
  })
}

const toCount = (count: number) => (count === 1 ? 'one value' : `${count} values`)
