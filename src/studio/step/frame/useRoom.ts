import { useCallback, useState } from 'react'

/** The size of an element in CSS pixels, and the ref that measures it whenever it changes. */
export function useRoom() {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [room, watch] as const
}
