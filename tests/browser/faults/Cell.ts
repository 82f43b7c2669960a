import type { Fault } from '../../faults/faults.ts'
import type { Call, Leg } from './Leg.ts'

/** A call that meets a fault. */
export interface Cell {
  /** By which it can be played alone. */
  readonly name: string
  /** The way on which the call is made. */
  readonly route: readonly Leg[]
  readonly leg: Leg
  readonly call: Call
  readonly fault: Fault
  /** Whether something that was typed is changed before the next try. */
  readonly isEdited: boolean
}

/** What came of a cell. */
export interface Result {
  readonly name: string
  isReached: boolean
  /** What was lost of what the applicant had typed or begun. */
  readonly lost: string[]
  /** What was done more than once. */
  readonly repeated: string[]
  /** What else was wrong with what the applicant saw. */
  readonly seen: string[]
}
