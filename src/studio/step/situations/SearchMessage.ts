import type { Witnesses } from '../../../../engine/analysis/index.ts'
import type { Files } from '../../workspace/Workspace.ts'

/** Files whose situations are to be found, and the moment that stands for today. */
export interface SearchRequest {
  readonly id: number
  readonly flowFile: string
  readonly files: Files
  readonly now: Date
}

/** What was found; nothing for files that make no flow that can run. */
export interface SearchAnswer {
  readonly id: number
  readonly witnesses: Witnesses | undefined
}
