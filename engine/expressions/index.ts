// What ships to the browser is imported from runtime.ts itself, so that the parser never comes along.
export {
  createExpressionChecker,
  type CheckedExpression,
  type ExpressionChecker,
  type ExpressionNames,
} from './createExpressionChecker.ts'
export type * from './ExpressionNode.ts'
export type { ExpressionProblem } from './ExpressionProblem.ts'
export type { ExpressionType, ObjectFields } from './ExpressionType.ts'
export type { ParsedExpression } from './parseExpression.ts'
export { toExpressionType, type JsonSchemaLike } from './toExpressionType.ts'
export { toFacts, type Facts } from './toFacts.ts'
export { toJavaScript } from './toJavaScript.ts'
export { toPath } from './toPath.ts'
export type { ExpressionReads } from './toReads.ts'
export { toSuggestion } from './toSuggestion.ts'
