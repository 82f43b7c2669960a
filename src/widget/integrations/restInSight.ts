/** What a page tells of being in sight. */
type Sight = EventTarget & Pick<Document, 'visibilityState'>

/**
 * Waits for some milliseconds while the page can be seen. One that is out of sight waits until somebody returns to it, however
 * long that takes. Ends when the signal is aborted, too; never rejects. Without a page it only waits.
 */
export function restInSight(
  milliseconds: number,
  signal: AbortSignal,
  page: Sight | undefined = globalThis.document,
): Promise<'rested' | 'returned'> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve('rested')
    const isSeen = () => page?.visibilityState !== 'hidden'
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (how: 'rested' | 'returned') => {
      clearTimeout(timer)
      page?.removeEventListener('visibilitychange', change)
      signal.removeEventListener('abort', abort)
      resolve(how)
    }
    const change = () => {
      clearTimeout(timer)
      if (isSeen()) end('returned')
    }
    const abort = () => end('rested')
    page?.addEventListener('visibilitychange', change)
    signal.addEventListener('abort', abort)
    if (isSeen()) timer = setTimeout(() => end('rested'), milliseconds)
  })
}
