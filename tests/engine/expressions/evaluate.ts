import { runInThisContext } from 'node:vm'
import { ExpressionError } from '../../../engine/expressions/runtime.ts'
import { parseExpression } from '../../../engine/expressions/parseExpression.ts'
import * as runtime from '../../../engine/expressions/runtime.ts'
import { toJavaScript } from '../../../engine/expressions/toJavaScript.ts'

/** The result of an evaluation. */
export type Evaluated = { readonly value: unknown } | { readonly failure: string }

type Scope = Readonly<Record<string, unknown>>

/** Returns the JavaScript emitted for a source as a function, without checking the source. */
export function toFunction(source: string): (scope: Scope) => unknown {
  const parsed = parseExpression(source)
  if (!parsed.ok) throw new Error(`${source}: ${parsed.problems.map((problem) => problem.message).join(' ')}`)
  return runInThisContext(`(x) => (s) => ${toJavaScript(parsed.ast)}`)(runtime)
}

/** Evaluates the JavaScript emitted for a source with a scope and the functions that it calls. */
export function evaluate(
  source: string,
  scope: Scope = {},
  functions: Readonly<Record<string, (...args: never[]) => unknown>> = {},
): Evaluated {
  try {
    return { value: toFunction(source)({ ...scope, fn: functions }) }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return { failure: error.reason }
  }
}
