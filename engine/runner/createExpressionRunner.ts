import {
  createExpressionCompiler,
  type CheckedExpressions,
  type CompileExpression,
} from '../compiler/compileExpression.ts'
import type { CompiledExpression } from '../definition/CompiledFlow.ts'
import * as runtime from '../expressions/runtime.ts'
import { runCode } from './runCode.ts'

/** Makes what is compiled of a checked flow's expressions functions at once, each source once. */
export function createExpressionRunner(checked: CheckedExpressions): CompileExpression<CompiledExpression> {
  const compile = createExpressionCompiler(checked)
  const known = new Map<string, CompiledExpression>()
  return (source, options = {}) => {
    const key = JSON.stringify([source, options])
    const expression = known.get(key) ?? runCode<CompiledExpression>(compile(source, options).text, runtime)
    known.set(key, expression)
    return expression
  }
}
