import { createStore } from 'zustand/vanilla'
import { mergeJson } from './mergeJson.ts'
import type { Disk, Edit, Files, Workspace, WorkspaceState } from './Workspace.ts'

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
      if (Object.entries(changes).every(([path, text]) => before[path] === text)) return
      const last = past.at(-1)
      const isSameEdit = group !== undefined && last?.group === group
      set({
        files: { ...before, ...changes },
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

function withDisk(texts: Files, changed: Disk): Files {
  const entries = Object.entries({ ...texts, ...changed })
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}
