import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { PressGuard } from './createPressGuard.ts'
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
