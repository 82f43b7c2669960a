/** Wakes the callers that wait for a key. `close` wakes all of them and makes further waits return at once. */
export type Doorbell = { wait(key: string, timeoutMs: number): Promise<void>; ring(key: string): void; close(): void }

/** Creates a doorbell. A `wait` ends at the next `ring` of its key or at its timeout, whichever comes first. */
export function createDoorbell(): Doorbell {
  const waiting = new Map<string, Set<() => void>>()
  let closed = false
  const wake = (key: string) => waiting.get(key)?.forEach((end) => end())

  return {
    wait: (key, timeoutMs) =>
      new Promise((resolve) => {
        if (closed) return resolve()
        const mine = waiting.get(key) ?? new Set()
        waiting.set(key, mine)
        const end = () => {
          clearTimeout(timer)
          mine.delete(end)
          if (mine.size === 0) waiting.delete(key)
          resolve()
        }
        const timer = setTimeout(end, timeoutMs)
        mine.add(end)
      }),
    ring: wake,
    close() {
      closed = true
      for (const key of waiting.keys()) wake(key)
    },
  }
}
