import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { PressGuard } from './createPressGuard.ts'
import { useFlow } from './FlowProvider.tsx'
import { useSession } from './hooks.ts'

/**
 * Guards what is drawn in the element against stray presses, whenever something else is `shown` and when an event has
 * ended; the first step is shown without the code of it.
 */
export function useSettling(element: RefObject<HTMLElement | null>, shown: string): void {
  const { store } = useSession()
  const guard = useRef<PressGuard>(undefined)
  const last = useRef(shown)

  useEffect(() => {
    let isGone = false
    const open = async () => {
      const { createPressGuard } = await import('./createPressGuard.ts')
      if (!isGone && element.current) guard.current = createPressGuard(element.current)
    }
    open().catch(() => undefined) // Presses count at once, then.
    // An event may end at once and leave the step another one below the pointer.
    const unsubscribe = store.subscribe((now, before) => {
      if (before.visit > 0 && before.isLoading && !now.isLoading) guard.current?.settle()
    })
    return () => {
      isGone = true
      unsubscribe()
      guard.current?.stop()
    }
  }, [store, element])

  useLayoutEffect(() => {
    if (last.current !== shown) guard.current?.settle()
    last.current = shown
  }, [shown])
}

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
