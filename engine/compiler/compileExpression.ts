import { toJavaScript } from '../expressions/index.ts'
import type { LinkedFlow } from '../definition/index.ts'
import { inlineConstants } from './inlineConstants.ts'
import { Code } from './toSourceText.ts'

/** Turns the sources of a flow's expressions into functions of the scope; a module with any imports the runtime as `x`. */
export type CompileExpression = (
  source: string,
  options?: { readonly name?: string; readonly inFailure?: boolean },
) => Code

/** Makes the compiler of a checked flow's expressions; `name` says in an error which one could not be evaluated. */
export const createExpressionCompiler =
  ({ expressions, definition }: LinkedFlow): CompileExpression =>
  (source, { name, inFailure } = {}) => {
    const checked = expressions.check(source, undefined, inFailure)
    if (!checked.ok) throw new Error(`The expression "${source}" was compiled before it was checked.`)
    const body = `(s) => ${toJavaScript(inlineConstants(checked.ast, definition.constants))}`
    return new Code(name === undefined ? body : `x.named(${JSON.stringify(name)}, ${body})`)
  }
