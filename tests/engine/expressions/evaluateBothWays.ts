import { runInThisContext } from 'node:vm'
import { evaluateExpression, type ExpressionFunctions } from '../../../engine/expressions/evaluateExpression.ts'
import { ExpressionError } from '../../../engine/expressions/ExpressionError.ts'
import { parseExpression } from '../../../engine/expressions/parseExpression.ts'
import * as runtime from '../../../engine/expressions/runtime.ts'
import { toJavaScript } from '../../../engine/expressions/toJavaScript.ts'

/** What an evaluation came to. */
export type Evaluated = { readonly value: unknown } | { readonly failure: string }

const settle = (run: () => unknown): Evaluated => {
  try {
    return { value: run() }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return { failure: error.reason }
  }
}

/** Evaluates a source with the interpreter and as emitted JavaScript, without checking it. */
export function evaluateBothWays(
  source: string,
  scope: Readonly<Record<string, unknown>> = {},
  functions: ExpressionFunctions = {},
): { readonly interpreted: Evaluated; readonly emitted: Evaluated } {
  const parsed = parseExpression(source)
  if (!parsed.ok) throw new Error(`${source}: ${parsed.problems.map((problem) => problem.message).join(' ')}`)
  const emitted: (x: unknown, s: unknown) => unknown = runInThisContext(`(x, s) => ${toJavaScript(parsed.ast)}`)
  return {
    interpreted: settle(() => evaluateExpression(parsed.ast, scope, functions)),
    emitted: settle(() => emitted(runtime, { ...scope, fn: functions })),
  }
}
