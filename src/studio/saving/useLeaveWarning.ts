import { useEffect } from 'react'
import { useStudio } from '../StudioContext.ts'
import { listChanges } from './listChanges.ts'

/** Asks before the page is left with edits that were neither saved nor downloaded. */
export function useLeaveWarning(): void {
  const { workspace, desk } = useStudio()
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const { files, saved } = workspace.store.getState()
      const kept = desk.getState().downloaded ?? saved
      if (listChanges({ files, saved }).length > 0 && listChanges({ files, saved: kept }).length > 0)
        event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [workspace, desk])
}
