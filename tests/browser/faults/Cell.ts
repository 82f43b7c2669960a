import type { Fault } from '../../faults/faults.ts'
import type { Call, Leg } from './Leg.ts'

/** A call that meets a fault. */
export interface Cell {
  /** The name by which it can be played alone. */
  readonly name: string
  /** The route on which the call is made. */
  readonly route: readonly Leg[]
  readonly leg: Leg
  readonly call: Call
  readonly fault: Fault
  /** Whether the applicant changes something typed before the next try. */
  readonly isEdited: boolean
}

/** The outcome of a cell. */
export interface Result {
  readonly name: string
  isReached: boolean
  /** What the applicant had typed or begun, and lost. */
  readonly lost: string[]
  /** What the host did more than once. */
  readonly repeated: string[]
  /** What else was wrong with what the applicant saw. */
  readonly seen: string[]
}
