import { useEffect } from 'react'
import { useFlow } from '../FlowProvider.tsx'

/** While `isOn`, lets the browser's Back and Forward buttons walk the steps that were taken; the first step is shown without its code. */
export function useBrowserHistory(isOn: boolean): void {
  const { session, pending } = useFlow()
  useEffect(() => {
    if (!isOn) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    const follow = async () => {
      const { followHistory } = await import('./followHistory.ts')
      if (!isGone) stop = followHistory(session, pending.flush)
    }
    follow().catch(() => undefined) // The link above the heading still leads back.
    return () => {
      isGone = true
      stop?.()
    }
  }, [session, pending, isOn])
}
