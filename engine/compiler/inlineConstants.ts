import type { ExpressionNode } from '../expressions/index.ts'
import type { FlowDefinition } from '../definition/index.ts'

type Constants = FlowDefinition['constants']

/** The same tree with each `constants.name` replaced by its value. */
export function inlineConstants(node: ExpressionNode, constants: Constants): ExpressionNode {
  return toConstant(node, constants) ?? mapChildren(node, (child) => inlineConstants(child, constants))
}

function toConstant(node: ExpressionNode, constants: Constants): ExpressionNode | undefined {
  if (node.kind !== 'select') return undefined
  const { object, field, offset, length } = node
  const isConstant = object.kind === 'variable' && !object.local && object.name === 'constants'
  const value = isConstant && Object.hasOwn(constants, field.name) ? constants[field.name] : undefined
  return value === undefined ? undefined : { kind: 'literal', value, offset, length }
}

/** A copy of a node with its operands replaced; `has()` asks about a place, which has to stay one. */
function mapChildren(node: ExpressionNode, map: (child: ExpressionNode) => ExpressionNode): ExpressionNode {
  switch (node.kind) {
    case 'literal':
    case 'variable':
    case 'has':
      break
    case 'select':
      return { ...node, object: map(node.object) }
    case 'index':
      return { ...node, object: map(node.object), index: map(node.index) }
    case 'list':
      return { ...node, items: node.items.map(map) }
    case 'map':
      return { ...node, entries: node.entries.map(({ key, value }) => ({ key, value: map(value) })) }
    case 'unary':
      return { ...node, operand: map(node.operand) }
    case 'binary':
      return { ...node, left: map(node.left), right: map(node.right) }
    case 'conditional':
      return { ...node, test: map(node.test), consequent: map(node.consequent), alternate: map(node.alternate) }
    case 'builtin':
    case 'call':
      return { ...node, args: node.args.map(map) }
    case 'macro':
      return { ...node, list: map(node.list), body: map(node.body) }
  }
  return node
}
