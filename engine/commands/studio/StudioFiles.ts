import type { Examples } from '../../analysis/paths/Example.ts'
import type { PathReport } from '../../analysis/paths/PathReport.ts'
import type { Problem } from '../../definition/index.ts'

/** What the studio opens with. */
export interface StudioFiles {
  /** By which a browser tells the projects apart that are opened at one address, one after the other. */
  readonly project: string
  readonly flowFile: string
  /** The texts of the flow's files, and of the settings beside it, by their paths below the project's folder. */
  readonly files: Readonly<Record<string, string>>
  /** By which the studio knows whether the build was made of the same flow. */
  readonly hash: string
  /** By which it knows whether the build has checked the same flow, with the same settings and code beside it. */
  readonly checkedHash: string
  /** The words of the product's own code: what only that names is in use. */
  readonly code: string
  /** Whether there is a server that writes files. */
  readonly canSave: boolean
}

/** What the studio asks its server to write: all of it or nothing. */
export interface SaveRequest {
  readonly files: readonly SavedFile[]
}

/** One file: its text, null to take it away, and the text that it was edited from, null when there was no such file. */
export interface SavedFile {
  readonly path: string
  readonly text: string | null
  readonly base: string | null
}

/** What the server answers: the files as they were written, or those that are otherwise on disk than they were edited from. */
export interface SaveAnswer {
  readonly files: Readonly<Record<string, string | null>>
}

/** A version of a flow's files, as a commit of git. */
export interface FlowVersion {
  /** The hash of the commit. */
  readonly id: string
  readonly author: string
  /** ISO 8601. */
  readonly when: string
  /** The first line of what its author has written about it. */
  readonly subject: string
}

/** A change that is proposed to others, in place of being saved. */
export interface Proposal {
  /** What the branch is called after. */
  readonly name: string
  /** Why it is proposed, in words; may be empty. */
  readonly why: string
  /** What is otherwise, in words. */
  readonly told: string
  /** The steps that look otherwise. */
  readonly pictures: readonly StepPicture[]
  readonly files: readonly SavedFile[]
}

/** How a step looks as it opens, as SVG; nothing where it is not there, or no way leads to it. */
export interface StepPicture {
  readonly step: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** What came of a proposal. */
export interface Proposed {
  readonly branch: string
  /** The branch of its pictures; undefined where it has none. */
  readonly pictures?: string
}

/** The paths of a flow with their data, and why nothing leads along some. */
export type FoundPaths = Examples & Partial<Pick<PathReport, 'reasons'>>

/** What the build of a studio has found in the files whose hash it tells; undefined for files that make no flow that can run. */
export interface BuiltSituations {
  readonly hash: string
  /** The moment that stood for today, in milliseconds since 1970. */
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

/** Where the steps and lines of the studio's map stand, by their names, for a picture of this shape. */
export interface BuiltPlaces {
  readonly shape: string
  readonly steps: readonly (readonly [name: string, place: Point])[]
  readonly lines: readonly (readonly [
    id: string,
    place: { readonly points: readonly Point[]; readonly label: Point },
  ])[]
}

/** What the check found: a fault, with which the flow cannot run, or advice on what is most likely not meant. */
export interface BuiltFinding extends Problem {
  readonly isAdvice: boolean
}
