import { useCallback, useEffect, useState } from 'react'

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'input'] as const

/** Whether somebody uses the page, will soon count as gone, or is gone. */
export type Idleness = 'used' | 'noticed' | 'covered'

/**
 * Follows how long nobody has touched the page: after `coverMs` it is covered, and `noticeMs` before that it is told. Any touch
 * begins anew, but what is covered stays so until `touch` is called.
 */
export function useIdleness(coverMs: number, noticeMs: number) {
  const [idleness, setIdleness] = useState<Idleness>('used')
  const isCovered = idleness === 'covered'

  useEffect(() => {
    if (isCovered) return undefined
    let last = Date.now()
    let now: Idleness = 'used'
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const idle = Date.now() - last
      now = idle >= coverMs ? 'covered' : idle >= coverMs - noticeMs ? 'noticed' : 'used'
      setIdleness(now)
      timer = setTimeout(look, (now === 'used' ? coverMs - noticeMs : coverMs) - idle)
    }
    const touch = () => {
      // A device that wakes up is touched before its timers run: whoever touches it may be another person.
      const isLate = Date.now() - last >= coverMs
      if (!isLate) last = Date.now()
      if (isLate || now !== 'used') look()
    }
    look()
    const options = { capture: true, passive: true }
    for (const name of touches) window.addEventListener(name, touch, options)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      for (const name of touches) window.removeEventListener(name, touch, options)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isCovered, coverMs, noticeMs])

  return { idleness, touch: useCallback(() => setIdleness('used'), []) }
}
