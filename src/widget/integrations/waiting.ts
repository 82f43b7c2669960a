/** Waits for some milliseconds, or until the signal is aborted; never rejects. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}

/**
 * Runs work with a signal that is aborted with the given one, or after this many milliseconds: a limit for one request within a
 * wait that has none.
 */
export async function withLimit<Result>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), milliseconds)
  try {
    return await work(AbortSignal.any([signal, limit.signal]))
  } finally {
    clearTimeout(timer)
  }
}

/** The part of a page that says whether it is visible. */
type Sight = EventTarget & Pick<Document, 'visibilityState'>

/**
 * Waits for some milliseconds while the page is visible; a hidden page waits until somebody returns to it, however long that
 * takes. Ends early when the signal is aborted; never rejects. Without a page it only waits.
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
