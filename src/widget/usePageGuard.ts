import { useEffect } from 'react'
import { useCopy, useSession } from '../../engine/index.ts'

/**
 * Asks before the page is left while an application is under way, and lets the step clean up when it is left all the
 * same. Browsers show words of their own; ours are for the few that do not.
 */
export function usePageGuard(): void {
  const session = useSession()
  const t = useCopy()
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const { previousStep, progress } = session.store.getState()
      const isUnderWay = previousStep !== undefined && progress < 100
      if (!isUnderWay) return
      event.preventDefault()
      event.returnValue = t('app.leavePrompt')
    }
    const leave = () => session.leave()
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pagehide', leave)
    }
  }, [session, t])
}
