import { type StoreApi, createStore } from 'zustand/vanilla'
import { mergeJson } from './mergeJson.ts'

/** Texts of files by their path below the project's folder. */
export type Files = Readonly<Record<string, string>>

/** Texts of files by their path; null for one that is gone, or goes. */
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
interface Edit {
  /** In the words of the studio: `the title of ENTER_LICENSE_PLATE`. */
  readonly label: string
  readonly files: Files
  /** Edits of one group that follow one another are undone together, such as the letters typed into one field. */
  readonly group: string | undefined
}

/** The files of one flow, and what can be done to them. */
export interface Workspace {
  readonly store: StoreApi<WorkspaceState>
  /** Replaces the texts of some files, or takes files away; what stays as it is makes no edit. */
  readonly edit: (label: string, changes: Disk, group?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Notes what was written and taken away; what was edited before can still be undone. */
  readonly keep: (written: Disk) => void
  /** Takes what somebody else has changed on disk; where the same was edited here, it stays as it is here, and so does a flow file that is gone. */
  readonly accept: (changed: Disk) => void
}

/** Creates the workspace of the files as they were read. */
export function createWorkspace(flowFile: string, read: Files): Workspace {
  const store = createStore<WorkspaceState>()(() => ({
    flowFile,
    files: read,
    saved: read,
    past: [],
    future: [],
  }))
  const { getState: state, setState: set } = store
  return {
    store,
    edit(label, changes, group) {
      const { files: before, past } = state()
      if (Object.entries(changes).every(([path, text]) => (before[path] ?? null) === text)) return
      const last = past.at(-1)
      const isSameEdit = group !== undefined && last?.group === group
      set({
        files: withDisk(before, changes),
        past: isSameEdit ? past : [...past, { label, files: before, group }],
        future: [],
      })
    },
    undo() {
      const { files: now, past, future } = state()
      const last = past.at(-1)
      if (last) set({ files: last.files, past: past.slice(0, -1), future: [{ ...last, files: now }, ...future] })
    },
    redo() {
      const { files: now, past, future } = state()
      const [next, ...rest] = future
      if (next) set({ files: next.files, past: [...past, { ...next, files: now, group: undefined }], future: rest })
    },
    keep(written) {
      const { saved, files } = state()
      set({ saved: withDisk(saved, written), files: withDisk(files, written) })
    },
    accept(changed) {
      const { saved, files, past, future } = state()
      // Without its flow file nothing is left to look at.
      const { [flowFile]: flow, ...others } = changed
      const taken = flow === null ? others : changed
      // In what can be undone too, so that nothing brings their old text back.
      const followAll = (edits: readonly Edit[]) =>
        edits.map((edit) => ({ ...edit, files: follow(edit.files, saved, taken) }))
      set({
        saved: withDisk(saved, changed),
        files: follow(files, saved, taken),
        past: followAll(past),
        future: followAll(future),
      })
    },
  }
}

/** What was not edited here becomes theirs; what was is put together with theirs. */
function follow(texts: Files, saved: Files, changed: Disk): Files {
  const followed = Object.entries(changed).map(([path, theirs]): [string, string | null] => {
    const [base, mine] = [saved[path], texts[path]]
    if (mine === base || mine === undefined) return [path, theirs]
    return [path, (base !== undefined && theirs !== null && mergeJson(base, mine, theirs)?.text) || mine]
  })
  return withDisk(texts, Object.fromEntries(followed))
}

/** The same object where nothing is another, so that whoever follows the files has nothing to do. */
function withDisk(texts: Files, changed: Disk): Files {
  if (Object.entries(changed).every(([path, text]) => (texts[path] ?? null) === text)) return texts
  const entries = Object.entries({ ...texts, ...changed })
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}
