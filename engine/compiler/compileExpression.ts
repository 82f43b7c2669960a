import { toJavaScript, type ExpressionNode } from '../expressions/index.ts'
import type { LinkedFlow, FlowDefinition } from '../definition/index.ts'
import { Code } from './toSourceText.ts'

/**
 * Compiles the source of an expression to a function of the scope: either code for a module that imports the runtime as `x`, or
 * the function itself. `name` identifies the expression in evaluation errors.
 */
export type CompileExpression<Result = unknown> = (
  source: string,
  options?: { readonly name?: string; readonly inFailure?: boolean },
) => Result

/** A flow with checked expressions, along with the checker. */
export interface CheckedExpressions extends Pick<LinkedFlow, 'definition'> {
  readonly expressions: Pick<LinkedFlow['expressions'], 'check'>
}

/** Creates the compiler for a checked flow's expressions. */
export const createExpressionCompiler =
  ({ expressions, definition }: CheckedExpressions): CompileExpression<Code> =>
  (source, { name, inFailure } = {}) => {
    const checked = expressions.check(source, undefined, inFailure)
    if (!checked.ok) throw new Error(`The expression "${source}" was compiled before it was checked.`)
    const body = `(s) => ${toJavaScript(inlineConstants(checked.ast, definition.constants))}`
    return new Code(name === undefined ? body : `x.named(${JSON.stringify(name)}, ${body})`)
  }

type Constants = FlowDefinition['constants']

/** Returns the same tree with each `constants.name` replaced by its value. */
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

/** Copies a node with its operands replaced. The operand of `has()` stays, because it has to be a path. */
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
