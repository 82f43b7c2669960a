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
export function keepDraft({ store, edit }: Workspace, storage: Storage): boolean {
  const { flowFile, files } = store.getState()
  const key = `studio ${flowFile}`
  addEventListener('pagehide', () => {
    const drafts = listChanges(store.getState()).map(({ file, before = null, after = null }): Draft => ({
      file,
      base: before,
      mine: after,
    }))
    attempt(() => (drafts.length > 0 ? storage.setItem(key, JSON.stringify(drafts)) : storage.removeItem(key)))
  })
  const kept: readonly Draft[] = JSON.parse(attempt(() => storage.getItem(key)) ?? '[]')
  const changes = kept.flatMap(({ file, base, mine }) => {
    const theirs = files[file] ?? null
    // An edit takes no file away; it is there again.
    if (mine === null) return []
    const isTheirs = base !== theirs && base !== null && theirs !== null
    return [[file, (isTheirs && mergeJson(base, mine, theirs)?.text) || mine] as const]
  })
  edit('what was not saved', Object.fromEntries(changes))
  return changes.length > 0
}

/** A browser may block its storage, or have no room in it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
