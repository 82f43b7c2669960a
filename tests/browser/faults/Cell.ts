import type { Fault } from '../../faults/faults.ts'
import type { Scene } from './Scene.ts'

/** A call that meets a fault. */
export interface Cell {
  /** By which it can be played alone. */
  readonly name: string
  readonly scene: Scene
  readonly fault: Fault
  /** Whether something that was typed is changed before the next try. */
  readonly isEdited: boolean
}

/** What came of a cell. */
export interface Result {
  readonly name: string
  readonly isReached: boolean
  /** What was lost of what the applicant had typed or begun. */
  readonly lost: readonly string[]
  /** What was done more than once. */
  readonly repeated: readonly string[]
  /** What else was wrong with what the applicant saw. */
  readonly seen: readonly string[]
}
