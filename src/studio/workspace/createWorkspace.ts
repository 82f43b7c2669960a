import { createStore } from 'zustand/vanilla'
import type { Edit, Files, Workspace, WorkspaceState } from './Workspace.ts'

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
    keep: (written) => set({ saved: { ...state().saved, ...written } }),
    accept(changed) {
      const { saved, files, past, future } = state()
      // What was not edited here becomes theirs, in what can be undone too, so that nothing brings the old text back.
      const follow = (texts: Files): Files => {
        const untouched = Object.entries(changed).filter(([path]) => texts[path] === saved[path])
        return { ...texts, ...Object.fromEntries(untouched) }
      }
      const followAll = (edits: readonly Edit[]) => edits.map((edit) => ({ ...edit, files: follow(edit.files) }))
      set({
        saved: { ...saved, ...changed },
        files: follow(files),
        past: followAll(past),
        future: followAll(future),
      })
    },
  }
}
