import type { StoreApi } from 'zustand/vanilla'

/** Texts of files by their path below the project's folder. */
export type Files = Readonly<Record<string, string>>

/** Files as they are on disk now; null for one that is gone. */
export type Disk = Readonly<Record<string, string | null>>

/** The files of one flow while they are being edited. */
export interface WorkspaceState {
  /** The path of the flow file, one of `files`. */
  readonly flowFile: string
  /** As they are edited. */
  readonly files: Files
  /** As they were read or saved last. */
  readonly saved: Files
  /** What can be undone, the latest last. */
  readonly past: readonly Edit[]
  /** What can be done again, the next first. */
  readonly future: readonly Edit[]
}

/** One edit: what it was, and the files before it (in `past`) or after it (in `future`). */
export interface Edit {
  /** In the words of the studio: `the title of ENTER_LICENSE_PLATE`. */
  readonly label: string
  readonly files: Files
  /** Edits of one group that follow one another are undone together, such as the letters typed into one field. */
  readonly group: string | undefined
}

/** The files of one flow, and what can be done to them. */
export interface Workspace {
  readonly store: StoreApi<WorkspaceState>
  /** Replaces the texts of some files; texts that stay what they are make no edit. */
  readonly edit: (label: string, changes: Files, group?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Notes what was written and taken away; what was edited before can still be undone. */
  readonly keep: (written: Disk) => void
  /** Takes what somebody else has changed on disk; where the same was edited here, it stays as it is here, and so does a flow file that is gone. */
  readonly accept: (changed: Disk) => void
}
