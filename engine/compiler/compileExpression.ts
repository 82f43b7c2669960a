import { toJavaScript } from '../expressions/index.ts'
import type { LinkedFlow } from '../definition/index.ts'
import { inlineConstants } from './inlineConstants.ts'
import { Code } from './toSourceText.ts'

/**
 * Turns the source of an expression into a function of the scope: code for a module, which imports the runtime as `x`, or a
 * function at once. `name` says in an error which expression could not be evaluated.
 */
export type CompileExpression<Result = unknown> = (
  source: string,
  options?: { readonly name?: string; readonly inFailure?: boolean },
) => Result

/** A flow whose expressions have been checked, by what checked them. */
export interface CheckedExpressions extends Pick<LinkedFlow, 'definition'> {
  readonly expressions: Pick<LinkedFlow['expressions'], 'check'>
}

/** Makes the compiler of a checked flow's expressions. */
export const createExpressionCompiler =
  ({ expressions, definition }: CheckedExpressions): CompileExpression<Code> =>
  (source, { name, inFailure } = {}) => {
    const checked = expressions.check(source, undefined, inFailure)
    if (!checked.ok) throw new Error(`The expression "${source}" was compiled before it was checked.`)
    const body = `(s) => ${toJavaScript(inlineConstants(checked.ast, definition.constants))}`
    return new Code(name === undefined ? body : `x.named(${JSON.stringify(name)}, ${body})`)
  }
