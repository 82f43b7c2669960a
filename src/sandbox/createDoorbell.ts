/** Wakes those who wait for a key; `close` wakes everybody and lets nobody wait again. */
export type Doorbell = { wait(key: string, timeoutMs: number): Promise<void>; ring(key: string): void; close(): void }

/** Makes a doorbell: a `wait` ends at the next `ring` of its key or after its time, whichever is first. */
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
