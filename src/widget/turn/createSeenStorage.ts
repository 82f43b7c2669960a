import type { KeyValueStorage } from '../../../engine/index.ts'

/** A storage whose use is noted, and the text that was read or written there last. */
export interface SeenStorage {
  readonly storage: () => KeyValueStorage
  /** The same, of whose use nobody takes note. */
  readonly backend: () => KeyValueStorage
  readonly seen: () => string | null
}

/** Notes what a page knows of what is saved, so that it can tell later whether another one has changed it. */
export function createSeenStorage(backend: () => KeyValueStorage): SeenStorage {
  let seen: string | null = null
  return {
    storage: () => ({
      getItem: (key) => (seen = backend().getItem(key)),
      setItem(key, text) {
        backend().setItem(key, text)
        seen = text
      },
      removeItem(key) {
        backend().removeItem(key)
        seen = null
      },
    }),
    backend,
    seen: () => seen,
  }
}
