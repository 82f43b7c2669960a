import { type StoreApi, createStore } from 'zustand/vanilla'
import { mergeJson } from './mergeJson.ts'

/** The texts of files by their paths, relative to the project's folder. */
export type Files = Readonly<Record<string, string>>

/** The texts of files by their paths; null stands for a deleted file. */
export type Disk = Readonly<Record<string, string | null>>

/** The files of one flow during editing. */
export interface WorkspaceState {
  /** The path of the flow file, one of `files`. */
  readonly flowFile: string
  /** The current, edited texts. */
  readonly files: Files
  /** The texts that were last read or saved. */
  readonly saved: Files
  /** The edits that can be undone, the latest last. */
  readonly past: readonly Edit[]
  /** The edits that can be redone, the next one first. */
  readonly future: readonly Edit[]
}

/** One edit: its label, and the files before it (in `past`) or after it (in `future`). */
interface Edit {
  /** What the edit does, to complete “Undo …”: `adding the step ASK_SOMETHING`. */
  readonly label: string
  readonly files: Files
  /** Successive edits of one group are undone together, such as the letters typed into one field. */
  readonly group: string | undefined
}

/** The files of one flow, and the operations on them. */
export interface Workspace {
  readonly store: StoreApi<WorkspaceState>
  /** Replaces the texts of some files, or deletes files. If nothing changes, no edit is recorded. */
  readonly edit: (label: string, changes: Disk, group?: string) => void
  /** Replaces the texts of some files by the same in another layout, which is no edit. */
  readonly layOut: (laid: Files) => void
  readonly undo: () => void
  readonly redo: () => void
  /**
   * Records what was written and deleted, from the files as they were sent. What was edited since then stays, and earlier edits can still be
   * undone.
   */
  readonly keep: (written: Disk, sent: Files) => void
  /**
   * Takes over what somebody else has changed on disk. Where the author has edited the same value, the author's value stays, and so does a
   * deleted flow file.
   */
  readonly accept: (changed: Disk) => void
}

/** Creates the workspace with the files as they were read. */
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
      const after = withDisk(before, changes)
      if (after === before) return undefined
      const last = past.at(-1)
      const isSameEdit = group !== undefined && last?.group === group
      // Letters that were typed and deleted again are nothing to undo.
      if (isSameEdit && withDisk(after, last.files) === after && withDisk(last.files, after) === last.files)
        return set({ files: last.files, past: past.slice(0, -1), future: [] })
      return set({
        files: after,
        past: isSameEdit ? past : [...past, { label, files: before, group }],
        future: [],
      })
    },
    layOut: (laid) => set(({ files }) => ({ files: withDisk(files, laid) })),
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
    keep(written, sent) {
      const { saved, files } = state()
      const same = Object.entries(written).filter(([path]) => files[path] === sent[path])
      set({ saved: withDisk(saved, written), files: withDisk(files, Object.fromEntries(same)) })
    },
    accept(changed) {
      const { saved, files, past, future } = state()
      // Without the flow file, the studio would have nothing to show.
      const { [flowFile]: flow, ...others } = changed
      const taken = flow === null ? others : changed
      // The history changes, too, so that undo does not bring back the old texts of others.
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

/** Replaces files that were not edited here with theirs, and merges the others. */
function follow(texts: Files, saved: Files, changed: Disk): Files {
  const followed = Object.entries(changed).map(([path, theirs]): [string, string | null] => {
    const [base, mine] = [saved[path], texts[path]]
    return [path, mine === base ? theirs : (mergeJson(base, mine, theirs)?.text ?? mine ?? null)]
  })
  return withDisk(texts, Object.fromEntries(followed))
}

/** Returns the same object if nothing changes, so that subscribers have nothing to do. */
function withDisk(texts: Files, changed: Disk): Files {
  if (Object.entries(changed).every(([path, text]) => (texts[path] ?? null) === text)) return texts
  const entries = Object.entries({ ...texts, ...changed })
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}
