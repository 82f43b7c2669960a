import type { Workspace } from '../workspace/createWorkspace.ts'
import { mergeJson } from '../workspace/mergeJson.ts'
import { listChanges } from './listChanges.ts'

/** A file that was not saved: its text, null where it was taken away, and the text that it was edited from. */
interface Draft {
  readonly file: string
  readonly base: string | null
  readonly mine: string | null
}

/**
 * Keeps what is not saved in this tab while its page is loaded anew, and takes what was kept before as one edit; answers whether
 * there was something. Where others have changed the same file meanwhile, both are put together, and saving shows the rest.
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
  edit('what was not saved', Object.fromEntries(changes))
  return changes.length > 0
}

/** A browser may block its storage, or have no room in it, and somebody may have written there. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
