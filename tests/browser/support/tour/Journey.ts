import type { Guide } from './createGuide.ts'

/** One path through the product that passes some stops. Together, the journeys of the tour pass all of them. */
export interface Journey {
  readonly name: string
  /** Its stops in order, each as `STEP/state`. */
  readonly stops: readonly string[]
  readonly isOnPhone?: boolean
  readonly path?: string
  readonly walk: (guide: Guide) => Promise<void>
}
