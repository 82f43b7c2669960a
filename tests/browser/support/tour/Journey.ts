import type { Guide } from './createGuide.ts'

/** One way through the product that passes stops; together the journeys of the tour pass all of them. */
export interface Journey {
  readonly name: string
  /** What it stops at, in this order, each as `STEP/state`. */
  readonly stops: readonly string[]
  readonly isOnPhone?: boolean
  readonly path?: string
  readonly walk: (guide: Guide) => Promise<void>
}
