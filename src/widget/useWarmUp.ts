import { useEffect } from 'react'
import { useSession, useSessionState } from '../../engine/index.ts'

/** Fetches what the next steps need once the current one is drawn and the browser has nothing better to do. */
export function useWarmUp(): void {
  const session = useSession()
  const visit = useSessionState((state) => state.visit)
  useEffect(() => {
    const warm = () => void session.warm()
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(warm, 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(warm)
    return () => cancelIdleCallback(handle)
  }, [session, visit])
}
