import { useEffect, useState } from 'react'
import { useSessionState } from '../../../engine/index.ts'
import { storageKey } from '../early/toLocale.ts'
import type { OpenTurn } from './openTurn.tsx'

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
