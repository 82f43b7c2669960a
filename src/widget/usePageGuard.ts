import { useEffect } from 'react'
import { useSession } from '../../engine/index.ts'

/** Lets the step clean up when the page is left. */
export function usePageGuard(): void {
  const session = useSession()
  useEffect(() => {
    const leave = () => session.leave()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [session])
}
