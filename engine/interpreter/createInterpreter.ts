import type { CheckedExpressions, CompileExpression } from '../compiler/compileExpression.ts'
import { inlineConstants } from '../compiler/inlineConstants.ts'
import type { CompiledExpression } from '../definition/CompiledFlow.ts'
import { evaluateExpression, type ExpressionNode } from '../expressions/index.ts'
import { named } from '../expressions/runtime.ts'

/** Makes functions of a checked flow's expressions at once, by walking their trees. Each source is parsed once. */
export function createInterpreter({
  expressions,
  definition,
}: CheckedExpressions): CompileExpression<CompiledExpression> {
  const trees = new Map<string, ExpressionNode>()
  return (source, { name, inFailure } = {}) => {
    const key = `${inFailure} ${source}`
    const ast = trees.get(key) ?? parse(source, inFailure)
    trees.set(key, ast)
    const evaluate: CompiledExpression = (scope) => evaluateExpression(ast, scope)
    return name === undefined ? evaluate : named(name, evaluate)
  }

  function parse(source: string, inFailure: boolean | undefined): ExpressionNode {
    const checked = expressions.check(source, undefined, inFailure)
    if (!checked.ok) throw new Error(`The expression "${source}" was interpreted before it was checked.`)
    return inlineConstants(checked.ast, definition.constants)
  }
}
