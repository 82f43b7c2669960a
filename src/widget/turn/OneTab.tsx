import { type ComponentType, useEffect, useState } from 'react'
import { type KeyValueStorage, useSessionState } from '../../../engine/index.ts'
import { storageKey } from '../early/toLocale.ts'
import type { Turn } from './createTurn.ts'

/**
 * Lets one tab of a browser continue the application at a time, from the first input on; a tab without input does not affect
 * others. The code is loaded then; if that fails, the next step tries again.
 */
export function OneTab({ open, opened }: LateTurn) {
  const typedVisit = useSessionState((state) => state.isUnsent && state.visit)
  const [turn, setTurn] = useState<OpenTurn>()
  useEffect(() => void opened.then(setTurn), [opened])
  useEffect(() => {
    const use = (act: 'begin' | 'look') => {
      if (!navigator.onLine) return
      open().then(
        (one) => one[act](),
        () => undefined,
      )
    }
    // The browser sends this event only to the other tabs.
    const note = ({ key }: StorageEvent) => (key === storageKey || key === null) && use('look')
    window.addEventListener('storage', note)
    if (typedVisit !== false) use('begin')
    return () => window.removeEventListener('storage', note)
  }, [open, typedVisit])
  return turn && <turn.Dialog />
}

/** A turn, and the dialog that covers the step while another tab has it. */
export interface OpenTurn extends Turn {
  readonly Dialog: ComponentType
}

/** A turn that is opened when it is first needed. */
export interface LateTurn {
  readonly open: () => Promise<OpenTurn>
  /** Resolves once it is open, whatever it was needed for: a step may begin with a call that must happen once. */
  readonly opened: Promise<OpenTurn>
}

/** A storage that remembers the text that was last read or written through it. */
export interface SeenStorage {
  readonly storage: () => KeyValueStorage
  /** The same storage, without remembering. */
  readonly backend: () => KeyValueStorage
  readonly seen: () => string | null
}

/** Remembers what this page last saw in the storage, so that it can tell later whether another page has changed it. */
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
