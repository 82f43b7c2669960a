import type { CompiledFlow, SavedRecord } from '../definition/CompiledFlow.ts'
import { listSlots } from '../machine/SessionState.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The saved data of an application. */
export interface SavedApplication {
  /** The slots that the flow marks as persistent, and no others. */
  readonly data: Readonly<Record<string, unknown>>
  /** Days since it was saved, with fractions, by the clock at the time of reading. */
  readonly ageDays: number
}

/** Keeps one application's persistent slots between visits. */
export interface ApplicationStorage {
  /**
   * Returns the saved application; undefined, immediately or after validation, when nothing is saved that this flow can use. Rejects when
   * the validation code cannot be fetched.
   */
  load(): Promise<SavedApplication | undefined> | undefined
  save(data: Readonly<Record<string, unknown>>): void
  clear(): void
}

/** The part of the Web Storage interface that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Creates a storage under one key of the browser. Saved data is untrusted: an unreadable record, a wrong shape or an unknown version of the
 * flow counts as nothing saved. A blocked storage keeps nothing and never throws.
 */
export function createStorage(
  flow: CompiledFlow,
  key: string,
  backend: () => KeyValueStorage,
  now: () => Date,
): ApplicationStorage {
  return {
    load() {
      const record = attempt(() => parse(backend().getItem(key)))
      return record && toApplication(flow, record, now)
    },
    save: (data) =>
      attempt(() =>
        backend().setItem(key, JSON.stringify({ version: flow.version, timeStamp: now().getTime(), data })),
      ),
    clear: () => attempt(() => backend().removeItem(key)),
  }
}

interface DatedRecord extends SavedRecord {
  readonly timeStamp: number
}

function parse(text: string | null): DatedRecord | undefined {
  const saved: unknown = JSON.parse(text ?? 'null')
  if (typeof saved !== 'object' || saved === null) return undefined
  if (!('timeStamp' in saved) || typeof saved.timeStamp !== 'number') return undefined
  if (!('data' in saved) || typeof saved.data !== 'object' || saved.data === null) return undefined
  return { ...saved, timeStamp: saved.timeStamp, data: saved.data }
}

async function toApplication(
  flow: CompiledFlow,
  record: DatedRecord,
  now: () => Date,
): Promise<SavedApplication | undefined> {
  const { default: read } = await flow.loadSavedReader()
  const data = read(record)
  if (!data) return undefined
  return {
    data,
    get ageDays() {
      return (now().getTime() - record.timeStamp) / dayMs
    },
  }
}

/** Returns undefined when the work throws. Even reading the property `localStorage` throws in a browser that blocks it. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

type Data = Readonly<Record<string, unknown>>

/** Keeps the storage in sync with the persistent slots of a session. */
export function createPersistence(storage: ApplicationStorage) {
  /** What the storage holds; undefined while that is not known, because it could not be read. */
  let kept: Data | undefined

  return {
    /** Loads the saved application. Clears unusable data, because the next person at this device may be someone else. */
    load(): Promise<SavedApplication | undefined> | undefined {
      const loading = storage.load()
      if (!loading) {
        storage.clear()
        kept = {}
      }
      return loading?.then((saved) => {
        if (!saved) storage.clear()
        kept = saved?.data ?? {}
        return saved
      })
    },
    /** Saves the persistent slots that differ from their defaults, when one of them has changed. */
    keep(flow: CompiledFlow, data: Data): void {
      const next = toKept(flow, data)
      if (kept && isSame(kept, next)) return
      kept = next
      if (Object.keys(next).length > 0) storage.save(next)
      else storage.clear()
    },
  }
}

function toKept({ slots }: CompiledFlow, data: Data): Data {
  const changed = listSlots(slots).persistent.filter((name) => data[name] !== slots[name]?.initial)
  return Object.fromEntries(changed.map((name) => [name, data[name]]))
}

/** Slots are replaced, never changed in place, so comparing them by identity is enough. */
function isSame(a: Data, b: Data): boolean {
  return Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((name) => a[name] === b[name])
}
