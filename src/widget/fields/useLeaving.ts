import { useEffect, type RefObject } from 'react'

/**
 * While `isOn`, tells when somebody turns to something else than this group: another control, another window, the form's
 * button. Not by blur alone: Safari gives the focus to no button that is clicked.
 */
export function useLeaving(group: RefObject<HTMLElement | null>, isOn: boolean, leave: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    const leaveFrom = (event: Event) => {
      const isInside = event.target instanceof Node && group.current?.contains(event.target)
      if (!isInside) leave()
    }
    for (const type of ['focusin', 'pointerdown', 'submit']) document.addEventListener(type, leaveFrom, options)
    document.addEventListener('visibilitychange', leave, options)
    window.addEventListener('blur', leave, options)
    return () => listeners.abort()
  }, [group, isOn, leave])
}
