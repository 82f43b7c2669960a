import { useEffect, useState, type ComponentType } from 'react'
import { fetchCode, useSessionState } from '../../../engine/index.ts'

/** Covers what is shown once nobody has touched it for a while. Its code is fetched when there may be something to cover. */
export function Cover() {
  const visit = useSessionState((state) => (state.isUnsent ? Math.max(state.visit, 2) : state.visit))
  const [View, setView] = useState<ComponentType>()
  useEffect(() => {
    // Where it cannot be fetched now, the next step tries again.
    if (visit < 2 || View || !navigator.onLine) return
    fetchCode(() => import('./IdleCover.tsx')).then(
      (loaded) => setView(() => loaded.default),
      () => undefined,
    )
  }, [visit, View])
  return View && <View />
}
