import type { Scope } from '../../definition/CompiledFlow.ts'
import type { MovesContext } from './createMoves.ts'
import type { createRelevance } from './createRelevance.ts'
import type { Point } from './Point.ts'
import type { Way } from './Way.ts'
import type { Example, ExampleAnswer, ExampleMove } from './Example.ts'

/** A point that the search came to, and how. */
export interface Found {
  readonly point: Point
  /** What conditions read there. */
  readonly scope: Scope
  readonly from: Found | undefined
  readonly move: Omit<ExampleMove, 'answers'> | undefined
  readonly answer: ExampleAnswer | undefined
  readonly saved: Example['saved']
  /** The ways that ended between `from` and here. */
  readonly ways: readonly string[]
  readonly depth: number
}

/** What a search needs to know. */
export interface SearchContext extends MovesContext {
  readonly ways: readonly Way[]
  readonly relevance: ReturnType<typeof createRelevance>
}
