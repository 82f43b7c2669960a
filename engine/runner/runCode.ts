/**
 * Evaluates JavaScript that the compiler has just written, which calls its runtime as `x`. It creates functions from text, as AJV does. The
 * product's content security policy forbids that, so no code for applicants imports it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows what it has compiled
export function runCode<Result>(code: string, x: object): Result {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- a module would come too late for tools, and stay in memory for good
  return new Function('x', `return ${code}`)(x)
}
