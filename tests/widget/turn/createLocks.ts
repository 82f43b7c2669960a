import type { Locks } from '../../../src/widget/turn/createTabLock.ts'

interface Request {
  readonly client: string
  readonly grant: () => Promise<void>
  readonly fail: (reason: unknown) => void
}

/**
 * Creates a browser's lock of one name: first come, first served, unless a request steals it. Returns a function that gives a
 * tab its view of the lock.
 */
export function createLocks(): (client: string) => Locks {
  let held: Request | undefined
  let queue: Request[] = []
  const next = () => {
    if (!held && queue.length > 0) void serve(queue.shift())
  }
  async function serve(request: Request | undefined): Promise<void> {
    held = request
    await request?.grant()
    if (held === request) held = undefined
    next()
  }

  return (client) => ({
    query: async () => ({ held: held ? [{ name: 'turn', clientId: held.client }] : [], pending: [] }),
    request: (_, { steal = false, signal }, work) =>
      new Promise((resolve, fail) => {
        const request: Request = { client, grant: () => work().then(resolve), fail }
        if (steal) {
          held?.fail(new DOMException('Stolen', 'AbortError'))
          return void serve(request)
        }
        signal?.addEventListener('abort', () => {
          if (!queue.includes(request)) return
          queue = queue.filter((other) => other !== request)
          fail(signal.reason)
        })
        queue.push(request)
        next()
      }),
  })
}
