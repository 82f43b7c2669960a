import { useEffect } from 'react'
import { useStudio } from '../StudioContext.ts'
import { listChanges } from './listChanges.ts'

/** Asks before the page is left with edits that were not saved. */
export function useLeaveWarning(): void {
  const { workspace } = useStudio()
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (listChanges(workspace.store.getState()).length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [workspace])
}
