import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import type { ApplicationStorage, SavedApplication } from './createStorage.ts'

type Data = Readonly<Record<string, unknown>>

/** Keeps the persistent slots of a session in step with its storage. */
export function createPersistence(storage: ApplicationStorage) {
  let kept: Data = {}

  return {
    /** What was saved; what cannot be used is dropped, since the next person at this device is another one. */
    load(): Promise<SavedApplication | undefined> | undefined {
      const loading = storage.load()
      if (!loading) storage.clear()
      return loading?.then((saved) => {
        if (!saved) storage.clear()
        kept = saved?.data ?? {}
        return saved
      })
    },
    /** Saves the persistent slots that differ from their defaults, when one of them has changed. */
    keep(flow: CompiledFlow, data: Data): void {
      const next = toKept(flow, data)
      if (isSame(kept, next)) return
      kept = next
      if (Object.keys(next).length > 0) storage.save(next)
      else storage.clear()
    },
  }
}

function toKept(flow: CompiledFlow, data: Data): Data {
  const slots = Object.entries(flow.slots).filter(([name, slot]) => slot.persist && data[name] !== slot.initial)
  return Object.fromEntries(slots.map(([name]) => [name, data[name]]))
}

/** Slots are replaced, never changed in place, so that comparing them by identity is enough. */
function isSame(a: Data, b: Data): boolean {
  return Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((name) => a[name] === b[name])
}
