import { compileText } from '../compiler/compileCopy.ts'
import * as runtime from '../compiler/runtime/formatCopy.ts'
import { withDefaultTexts } from '../definition/languages.ts'

type RunnableText = string | ((params: Readonly<Record<string, unknown>>) => string)

/**
 * Compiles the texts of one language (ICU MessageFormat, by key) in memory, in the shape that `compileCopy` writes as a module. Text that
 * does not parse, as while an author types, is shown as it is. Only texts that differ from `before`, an earlier result for the language,
 * are parsed.
 */
export function toRunnableCopy(
  language: string,
  texts: Readonly<Record<string, string>>,
  before?: RunnableCopy,
): RunnableCopy {
  const copy = Object.entries(withDefaultTexts(language, texts)).map(([key, text]) => {
    const isKnown = before?.language === language && before.texts[key] === text
    return [key, (isKnown ? before.copy[key] : undefined) ?? toText(text, language)] as const
  })
  return { language, texts, copy: Object.fromEntries(copy) }
}

/** The texts of one language, as written and ready to show. */
export interface RunnableCopy {
  readonly language: string
  readonly texts: Readonly<Record<string, string>>
  readonly copy: Readonly<Record<string, RunnableText>>
}

function toText(text: string, language: string): RunnableText {
  try {
    return runCode(compileText(text, language), runtime)
  } catch {
    return text
  }
}

/**
 * Evaluates JavaScript that the compiler has just written, which calls its runtime as `x`. It creates functions from text, as AJV does. The
 * product's content security policy forbids that, so no code for applicants imports it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows what it has compiled
export function runCode<Result>(code: string, x: object): Result {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- a module would come too late for tools, and stay in memory for good
  return new Function('x', `return ${code}`)(x)
}
