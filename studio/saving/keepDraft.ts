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

/** Where a tab keeps its draft. */
export interface DraftPlace {
  readonly key: string
  readonly storage: Storage
  /** How many drafts of tabs that are gone wait for other tabs. */
  readonly left: number
}

/** How long to wait for the page before a reload to be gone, in milliseconds. */
const goneMs = 1000

/** What a tab needs of its page. */
type Page = Pick<Window, 'localStorage' | 'sessionStorage'> & { readonly navigator: Partial<Pick<Navigator, 'locks'>> }

/**
 * Claims the place for the draft of this tab. It outlives the browser, and belongs to one open tab at a time: a reloaded tab gets its own
 * place again, another one that of a tab that went away with unsaved edits, or a new one. Undefined if the browser stores nothing.
 */
export async function claimDraft(project: string, flowFile: string, page: Page): Promise<DraftPlace | undefined> {
  const name = `studio ${project} ${flowFile}`
  try {
    const { localStorage: storage, sessionStorage: tab, navigator } = page
    const { locks } = navigator
    // Without TLS there are no locks, so the draft stays within the tab.
    if (!locks) return { key: name, storage: tab, left: 0 }
    const own = tab.getItem(name)
    const drafts = Object.keys(storage).filter((key) => key.startsWith(`${name} `))
    const key = (await claimOne(locks, own, drafts)) ?? `${name} ${crypto.randomUUID()}`
    await hold(locks, key, { ifAvailable: true })
    tab.setItem(name, key)
    const { held = [] } = await locks.query()
    const left = drafts.filter((draft) => held.every((lock) => lock.name !== draft)).length
    return { key, storage, left }
  } catch {
    return undefined
  }
}

/** Claims the tab's own place, or the first draft that no open tab has. */
async function claimOne(locks: LockManager, own: string | null, drafts: readonly string[]) {
  if (own !== null && (await hold(locks, own, { signal: AbortSignal.timeout(goneMs) }))) return own
  for (const draft of drafts) {
    // oxlint-disable-next-line no-await-in-loop -- only one is claimed
    if (await hold(locks, draft, { ifAvailable: true })) return draft
  }
  return undefined
}

/** Asks for a lock until the page is gone. Returns whether it was granted. */
const hold = (locks: LockManager, key: string, options: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const untilGone = new Promise<never>(() => {})
    locks
      .request(key, options, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : untilGone
      })
      .catch(() => resolve(false))
  })

/**
 * Keeps unsaved edits across a reload of the page or a crash of the browser, and applies those of the previous page as one edit. Returns
 * whether there were any. What others have changed in the same files in the meantime is taken over as if the page had stayed open.
 */
export function keepDraft(workspace: Workspace, { key, storage }: Pick<DraftPlace, 'key' | 'storage'>): boolean {
  const { store, accept, edit } = workspace
  const { files } = store.getState()
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
