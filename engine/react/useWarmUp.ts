import { useEffect } from 'react'
import { useSession } from './useSession.ts'
import { useSessionState } from './useSessionState.ts'

/** Fetches what the current step and the next ones will need, once the browser has nothing better to do. */
export function useWarmUp(): void {
  const session = useSession()
  const visit = useSessionState((state) => state.visit)
  const isLoading = useSessionState((state) => state.isLoading)
  useEffect(
    () => (visit > 0 && !isLoading ? whenIdle(() => void session.warm()) : undefined),
    [session, visit, isLoading],
  )
}

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
