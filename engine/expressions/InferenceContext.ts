import type { SourceSpan } from './ExpressionNode.ts'
import type { ExpressionType } from './ExpressionType.ts'
import type { Facts } from './toFacts.ts'
import type { FunctionSignature } from './toFunctionSignature.ts'

/** What type inference knows at a node; `facts` says which places have been found not null on the way there. */
export interface InferenceContext {
  readonly source: string
  readonly variables: ReadonlyMap<string, ExpressionType>
  readonly functions: ReadonlyMap<string, FunctionSignature>
  readonly facts: Facts
  readonly report: (place: SourceSpan, message: string, hint?: string | false) => void
}

/** A part of the source as the author wrote it, quoted for a message. */
export const toQuote = (place: SourceSpan, { source }: InferenceContext): string =>
  `\`${source.slice(place.offset, place.offset + place.length)}\``

/** How to rule out null, the hint wherever null is the only obstacle. */
export const nullHint = 'Rule null out first: `value != null && …` or `value == null ? … : value`.'
