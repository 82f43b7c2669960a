import type { Workspace } from '../workspace/createWorkspace.ts'
import { mergeJson } from '../workspace/mergeJson.ts'
import { listChanges } from './listChanges.ts'

/** A file that was not saved: its text, or null if it was deleted, and the text that the edits started from. */
interface Draft {
  readonly file: string
  readonly base: string | null
  readonly mine: string | null
}

/**
 * Keeps unsaved edits of this tab across a reload of the page, and applies those of the previous page as one edit. Returns whether there
 * were any. If others have changed the same file in the meantime, both versions are merged, and saving shows the conflicts.
 */
export function keepDraft({ store, edit }: Workspace, project: string, storage: Storage): boolean {
  const { flowFile, files } = store.getState()
  const key = `studio ${project} ${flowFile}`
  addEventListener('pagehide', () => {
    const drafts = listChanges(store.getState()).map(({ file, before = null, after = null }): Draft => ({
      file,
      base: before,
      mine: after,
    }))
    attempt(() => (drafts.length > 0 ? storage.setItem(key, JSON.stringify(drafts)) : storage.removeItem(key)))
  })
  const kept = attempt((): readonly Draft[] => JSON.parse(storage.getItem(key) ?? '[]')) ?? []
  const changes = kept.map(({ file, base, mine }): [string, string | null] => {
    const theirs = files[file] ?? null
    const isMerged = base !== theirs && base !== null && mine !== null && theirs !== null
    return [file, (isMerged && mergeJson(base, mine, theirs)?.text) || mine]
  })
  edit('restoring unsaved changes', Object.fromEntries(changes))
  return changes.length > 0
}

/** The storage may be blocked or full, or contain something else. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
