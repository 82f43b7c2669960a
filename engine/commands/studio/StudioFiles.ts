import type { Examples } from '../../analysis/paths/Example.ts'
import type { PathReport } from '../../analysis/paths/PathReport.ts'
import type { Problem } from '../../definition/index.ts'

/** The data that the studio opens with. */
export interface StudioFiles {
  /** An id by which a browser distinguishes projects that are opened at the same address. */
  readonly project: string
  readonly flowFile: string
  /** The texts of the flow's files and its settings, by their paths below the project's folder. */
  readonly files: Readonly<Record<string, string>>
  /** Tells the studio whether the build was made from the same flow. */
  readonly hash: string
  /** Tells the studio whether the build checked the same flow with the same settings and code. */
  readonly checkedHash: string
  /** The names and words in the product's code, so that everything used only there counts as used. */
  readonly code: string
  /** Whether there is a server that writes files. */
  readonly canSave: boolean
}

/** A request to write files. The server writes all of them or none. */
export interface SaveRequest {
  readonly files: readonly SavedFile[]
}

/** One file with its new text, or null to delete it. `base` is the text that the edit started from, or null for a new file. */
export interface SavedFile {
  readonly path: string
  readonly text: string | null
  readonly base: string | null
}

/** The server's response: the files as written, or on a conflict those that no longer match their `base` on disk. */
export interface SaveAnswer {
  readonly files: Readonly<Record<string, string | null>>
}

/** A version of a flow's files: a git commit. */
export interface FlowVersion {
  /** The hash of the commit. */
  readonly id: string
  readonly author: string
  /** The date in ISO 8601 format. */
  readonly when: string
  /** The first line of the commit message. */
  readonly subject: string
}

/** A change that is proposed for review instead of being saved. */
export interface Proposal {
  /** The name from which the branch name is made. */
  readonly name: string
  /** The reason for the change; may be empty. */
  readonly why: string
  /** A description of the changes in words. */
  readonly told: string
  /** The steps whose appearance changes. */
  readonly pictures: readonly StepPicture[]
  readonly files: readonly SavedFile[]
}

/** How a step looks when it opens, as SVG. Undefined if the step does not exist or cannot be reached. */
export interface StepPicture {
  readonly step: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** The result of a proposal. */
export interface Proposed {
  readonly branch: string
  /** The branch with the pictures, or undefined without pictures. */
  readonly pictures?: string
}

/** The paths of a flow with their data, and the reasons why some cannot be reached. */
export type FoundPaths = Examples & Partial<Pick<PathReport, 'reasons'>>

/** The findings of a studio build for the files with this `hash`. Undefined parts mean that the files contain no flow that can run. */
export interface BuiltSituations {
  readonly hash: string
  /** The time that the build used as the current one, in milliseconds since 1970. */
  readonly now: number
  readonly examples: FoundPaths | undefined
  readonly checked: {
    readonly hash: string
    readonly problems: readonly BuiltFinding[]
  }
  readonly places: BuiltPlaces | undefined
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The positions of steps and lines on the studio's map, by name, for a graph of this shape. */
export interface BuiltPlaces {
  readonly shape: string
  readonly steps: readonly (readonly [name: string, place: Point])[]
  readonly lines: readonly (readonly [
    id: string,
    place: { readonly points: readonly Point[]; readonly label: Point },
  ])[]
}

/** A finding of the check: an error that prevents the flow from running, or advice on what the author probably did not intend. */
export interface BuiltFinding extends Problem {
  readonly isAdvice: boolean
}
