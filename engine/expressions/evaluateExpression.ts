import type { ExpressionNode } from './ExpressionNode.ts'
import * as x from './runtime.ts'
import { builtinFunctions, logicalFunctions, macroFunctions, operatorFunctions } from './runtimeNames.ts'
import { toAccess, toOperands } from './toAccess.ts'

/** The declared functions by name; the checker has seen to it that each gets what its signature asks for. */
export type ExpressionFunctions = Readonly<Record<string, (...args: never[]) => unknown>>

const runtime = { ...x }

/**
 * Evaluates a tree over a scope as the emitted JavaScript would, for tools and tests; throws `ExpressionError`. The functions
 * are those in the scope's `fn` unless told.
 */
export function evaluateExpression(
  ast: ExpressionNode,
  scope: Readonly<Record<string, unknown>>,
  functions?: ExpressionFunctions,
): unknown {
  return evaluate(ast, functions ? { ...scope, fn: functions } : scope, new Map())
}

function evaluate(node: ExpressionNode, scope: unknown, locals: ReadonlyMap<string, unknown>): unknown {
  const run = (child: ExpressionNode) => evaluate(child, scope, locals)
  switch (node.kind) {
    case 'literal':
      return node.value
    case 'variable':
    case 'select': {
      if (node.kind === 'variable' && node.local) return locals.get(node.name)
      const { root, keys } = toAccess(node)
      return x.get(root ? run(root) : scope, ...keys)
    }
    case 'has':
      return x.has(run(node.object), node.field.name)
    case 'index':
      return x.at(run(node.object), run(node.index))
    case 'list':
      return node.items.map(run)
    case 'map':
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, run(value)]))
    case 'unary':
      return node.operator === '!' ? x.not(run(node.operand)) : x.neg(run(node.operand))
    case 'conditional':
      return run(x.is(run(node.test)) ? node.consequent : node.alternate)
    case 'binary': {
      const { operator } = node
      if (operator !== '&&' && operator !== '||')
        return runtime[operatorFunctions[operator]](run(node.left), run(node.right))
      const operands = toOperands({ ...node, operator })
      return runtime[logicalFunctions[operator]](...operands.map((operand) => () => run(operand)))
    }
    case 'builtin': {
      const [first, second] = node.args.map(run)
      return runtime[builtinFunctions[node.name]](first, second)
    }
    case 'call':
      return x.call(scope, node.name, node.args.map(run))
    case 'macro':
      break
  }
  const { name, list, variable, body } = node
  const runBody = (item: unknown) => evaluate(body, scope, new Map([...locals, [variable.name, item]]))
  return runtime[macroFunctions[name]](run(list), runBody)
}
