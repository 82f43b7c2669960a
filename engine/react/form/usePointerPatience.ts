import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs work at once, or, while a pointer is pressed, as soon as it was let go: an error line that appears under a pressed
 * pointer may move the button away from it, and the click is lost.
 */
export function usePointerPatience(): (work: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined)

  useEffect(() => {
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    const press = () => {
      waiting.current ??= []
    }
    const release = () => {
      const works = waiting.current ?? []
      waiting.current = undefined
      for (const work of works) work()
    }
    // A click comes right after the pointer is lifted, or never.
    const lift = () => setTimeout(release)
    window.addEventListener('pointerdown', press, options)
    window.addEventListener('click', release, options)
    window.addEventListener('pointerup', lift, options)
    window.addEventListener('pointercancel', lift, options)
    return () => {
      listeners.abort()
      waiting.current = undefined
    }
  }, [])

  return useCallback((work) => {
    if (waiting.current) waiting.current.push(work)
    else work()
  }, [])
}
