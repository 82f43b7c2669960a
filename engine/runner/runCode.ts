/**
 * Evaluates JavaScript that the compiler has just written, which calls its runtime as `x`. It makes functions of text, as AJV does:
 * the policy of the product's pages forbids that, and nothing that ships to applicants imports it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows what it has compiled
export function runCode<Result>(code: string, x: object): Result {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- a module would come too late for tools, and stay in memory for good
  return new Function('x', `return ${code}`)(x)
}
