import type { BrowserContext, Page } from 'playwright-core'

/** What a page has open that outlives the element it was made for. */
export interface Leftovers {
  readonly frames: number
  /** The listeners of the window and the document, by event. */
  readonly listeners: Readonly<Record<string, number>>
  /** Timers of a second and more that have not run yet. */
  readonly timers: number
  readonly observers: number
}

/** Begins to count, in the pages of a context, everything that somebody has to take away again. */
export async function watchLeftovers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const listeners = new Map<string, number>()
    const timers = new Set<unknown>()
    const observers = new Set<unknown>()
    Object.assign(window, {
      readLeftovers: () => ({
        frames: window.length,
        listeners: Object.fromEntries([...listeners].filter(([, count]) => count > 0)),
        timers: timers.size,
        observers: observers.size,
      }),
    })

    type Around = (self: unknown, values: any[], call: () => unknown) => unknown // oxlint-disable-line no-explicit-any
    const wrap = (owner: object, name: string, around: Around) => {
      const original: unknown = Reflect.get(owner, name)
      if (typeof original !== 'function') throw new Error(`There is no ${name} to count.`)
      const wrapped = function wrapped(this: unknown, ...values: unknown[]) {
        return around(this, values, () => Reflect.apply(original, this, values))
      }
      Object.assign(owner, { [name]: wrapped })
    }

    const count = (self: unknown, type: string, by: number) => {
      const isCounted = self === undefined || self === window || self === document
      if (isCounted) listeners.set(type, (listeners.get(type) ?? 0) + by)
    }
    wrap(EventTarget.prototype, 'addEventListener', (self, [type, , options], call) => {
      count(self, type, 1)
      options?.signal?.addEventListener('abort', () => count(self, type, -1))
      return call()
    })
    wrap(EventTarget.prototype, 'removeEventListener', (self, [type], call) => {
      count(self, type, -1)
      return call()
    })
    wrap(window, 'setTimeout', (_self, values, call) => {
      const [work, ms = 0] = values
      values[0] = (...given: unknown[]) => {
        timers.delete(id)
        return Reflect.apply(work, window, given)
      }
      const id = call()
      if (ms >= 1_000) timers.add(id)
      return id
    })
    wrap(window, 'clearTimeout', (_self, [id], call) => {
      timers.delete(id)
      return call()
    })
    for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
      wrap(window[name].prototype, 'observe', (self, _values, call) => {
        observers.add(self)
        return call()
      })
      wrap(window[name].prototype, 'disconnect', (self, _values, call) => {
        observers.delete(self)
        return call()
      })
    }
  })
}

/** What is open now. */
export const readLeftovers = (page: Page): Promise<Leftovers> =>
  page.evaluate(() => Reflect.get(window, 'readLeftovers')())
