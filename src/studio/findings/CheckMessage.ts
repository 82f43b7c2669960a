import type { Problem } from '../../../engine/authoring.ts'
import type { Files } from '../workspace/Workspace.ts'

/** What the check found: a fault, with which the flow cannot run, or advice on what is most likely not meant. */
export interface Finding extends Problem {
  readonly isAdvice: boolean
}

/** Files to be checked. */
export interface CheckRequest {
  readonly id: number
  readonly flowFile: string
  readonly files: Files
  /** The words of the product's own code. */
  readonly code: string
}

/** What was found in them: first the faults, then, when there are none, the advice. */
export interface CheckAnswer {
  readonly id: number
  readonly problems: readonly Finding[]
  /** Whether nothing more comes of this request. */
  readonly isWhole: boolean
}
