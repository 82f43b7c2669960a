import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { ContentGuard } from './createContentGuard.ts'
import { useFlow } from './FlowProvider.tsx'
import { useSession } from './hooks.ts'

/**
 * Runs an effect whose code is not needed for the first paint: the code is loaded after the step is on the screen, when
 * the browser is idle. `load` resolves with a function that starts the effect and may return a cleanup; keep its identity. If the code
 * cannot be fetched, nothing happens.
 */
export function useLateEffect(load: (() => Promise<() => (() => void) | undefined>) | undefined): void {
  // A layout effect ends while it is unmounted, not after the next frame: a page that is left right then must not be asked about it.
  useLayoutEffect(() => {
    if (!load) return undefined
    let end: (() => void) | undefined
    let isGone = false
    const open = async () => {
      await new Promise<unknown>((resolve) => requestAnimationFrame(() => whenIdle(resolve)))
      const start = await load()
      if (!isGone) end = start()
    }
    open().catch(() => undefined)
    return () => {
      isGone = true
      end?.()
    }
  }, [load])
}

/** Runs a task when the browser is idle, after 500 ms at the latest. Safari has no idle callbacks and runs it next. */
const whenIdle = (work: (deadline: unknown) => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work)

/** Guards the content of the element: drops presses that began before `shown` changed or an event ended. */
export function useSettling(element: RefObject<HTMLElement | null>, shown: string): void {
  const { store } = useSession()
  const guard = useRef<ContentGuard>(undefined)
  const last = useRef(shown)
  useLateEffect(useCallback(() => loadGuard(element, guard), [element]))

  useEffect(
    // An event may end at once, and a changed step would be under the pointer.
    () =>
      store.subscribe((now, before) => {
        if (before.visit > 0 && before.isLoading && !now.isLoading) guard.current?.settle()
      }),
    [store],
  )
  useLayoutEffect(() => {
    if (last.current !== shown) guard.current?.settle()
    last.current = shown
  }, [shown])
}

async function loadGuard(element: RefObject<HTMLElement | null>, guard: RefObject<ContentGuard | undefined>) {
  const { createContentGuard } = await import('./createContentGuard.ts')
  return () => {
    const created = element.current ? createContentGuard(element.current) : undefined
    guard.current = created
    return () => created?.stop()
  }
}

/** While `isOn`, makes the browser's Back and Forward buttons walk the steps taken. */
export function useBrowserHistory(isOn: boolean): void {
  const { session, pending } = useFlow()
  const follow = useCallback(async () => {
    const { followHistory } = await import('./followHistory.ts')
    return () => followHistory(session, pending.flush)
  }, [session, pending])
  // If the code cannot be fetched, the link above the heading still leads back.
  useLateEffect(isOn ? follow : undefined)
}
