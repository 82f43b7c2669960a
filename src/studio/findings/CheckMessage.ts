import type { Problem } from '../../../engine/authoring.ts'
import type { Files } from '../workspace/Workspace.ts'

/** Files to be checked. */
export interface CheckRequest {
  readonly id: number
  readonly flowFile: string
  readonly files: Files
}

/** What was found in them: first the faults, then, when there are none, the advice too. */
export interface CheckAnswer {
  readonly id: number
  readonly problems: readonly Problem[]
  /** Whether nothing more comes of this request. */
  readonly isWhole: boolean
}
