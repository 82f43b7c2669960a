import { type ComponentType, useEffect, useState } from 'react'
import { type KeyValueStorage, useSessionState } from '../../../engine/index.ts'
import { storageKey } from '../early/toLocale.ts'
import type { Turn } from './createTurn.ts'

/**
 * Has one tab of a browser go on with the application at a time, from the first thing that is typed; whoever only looks
 * disturbs nobody. The code for it is fetched then, and where it cannot be, with the next step.
 */
export function OneTab({ open }: { readonly open: () => Promise<OpenTurn> }) {
  const typedVisit = useSessionState((state) => state.isUnsent && state.visit)
  const [turn, setTurn] = useState<OpenTurn>()
  useEffect(() => {
    const use = (act: 'begin' | 'look') => {
      if (!navigator.onLine) return
      open().then(
        (opened) => {
          setTurn(opened)
          return opened[act]()
        },
        () => undefined,
      )
    }
    // Only the other tabs are told of a change of the storage.
    const note = ({ key }: StorageEvent) => (key === storageKey || key === null) && use('look')
    window.addEventListener('storage', note)
    if (typedVisit !== false) use('begin')
    return () => window.removeEventListener('storage', note)
  }, [open, typedVisit])
  return turn && <turn.Dialog />
}

/** A turn, and what is drawn over the step while another tab has it. */
export interface OpenTurn extends Turn {
  readonly Dialog: ComponentType
}

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
