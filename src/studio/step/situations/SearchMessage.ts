import type { PathReport, Examples } from '../../../../engine/authoring.ts'
import type { Files } from '../../workspace/Workspace.ts'

/** Files whose situations are to be found, and the moment that stands for today. */
export interface SearchRequest {
  readonly id: number
  readonly flowFile: string
  readonly files: Files
  readonly now: Date
}

/** The paths of a flow with their data, and why nothing leads along some. */
export type FoundPaths = Examples & Partial<Pick<PathReport, 'reasons'>>

/** What was found; nothing for files that make no flow that can run. */
export interface SearchAnswer {
  readonly id: number
  readonly examples: FoundPaths | undefined
}
