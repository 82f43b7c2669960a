import type { SourceSpan } from './ExpressionNode.ts'

/** What is wrong with an expression, where in its source, and what would put it right. */
export interface ExpressionProblem extends SourceSpan {
  readonly message: string
  readonly hint?: string
}
