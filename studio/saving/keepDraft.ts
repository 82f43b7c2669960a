import type { Workspace } from '../workspace/createWorkspace.ts'
import { takeFromDisk } from './followDisk.ts'
import { listChanges } from './listChanges.ts'

/** A file that was not saved: its text, or null if it was deleted, and the text that the edits started from. */
interface Draft {
  readonly file: string
  readonly base: string | null
  readonly mine: string | null
}

/** How soon after an edit the draft is written, in milliseconds: a killed tab does nothing more, and no letter waits for the writing. */
const writtenMs = 500

/**
 * Keeps unsaved edits of this tab across a reload of the page or its crash, and applies those of the previous page as one edit.
 * Returns whether there were any. What others have changed in the same files in the meantime is taken over as if the page had
 * stayed open.
 */
export function keepDraft(workspace: Workspace, project: string, storage: Storage): boolean {
  const { store, accept, edit } = workspace
  const { flowFile, files } = store.getState()
  const key = `studio ${project} ${flowFile}`
  const kept = attempt((): readonly Draft[] => JSON.parse(storage.getItem(key) ?? '[]')) ?? []
  const toDisk = (toText: (draft: Draft) => string | null) =>
    Object.fromEntries(kept.map((draft) => [draft.file, toText(draft)]))
  accept(toDisk(({ base }) => base))
  edit(
    'restoring unsaved changes',
    toDisk(({ mine }) => mine),
  )
  takeFromDisk(
    workspace,
    toDisk(({ file }) => files[file] ?? null),
  )
  // Only now, so that a draft that cannot be restored is not replaced.
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const drafts = listChanges(store.getState()).map(({ file, before = null, after = null }): Draft => ({
      file,
      base: before,
      mine: after,
    }))
    attempt(() => (drafts.length > 0 ? storage.setItem(key, JSON.stringify(drafts)) : storage.removeItem(key)))
  }
  addEventListener('pagehide', write)
  store.subscribe((state, before) => {
    if (state.files !== before.files || state.saved !== before.saved) timer ??= setTimeout(write, writtenMs)
  })
  return kept.length > 0
}

/** The storage may be blocked or full, or contain something else. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
