import type { BrowserContext, Page } from 'playwright-core'

/** What the loader currently uses of a page. */
export interface Leftovers {
  readonly frames: number
  /** The event types of its listeners on the window and the document. */
  readonly listeners: readonly string[]
  readonly timers: number
}

/**
 * Tracks what the loader takes from the page and has not released, starting before the page's first script. `files` are the
 * paths of the loader's code.
 */
export async function countLeftovers(
  context: BrowserContext,
  files: readonly string[] = ['/embed/v1.js', '/src/embed/'],
): Promise<void> {
  await context.addInitScript((ours) => {
    if (window !== window.top) return
    const isOurs = () => {
      const { stack = '' } = new Error('who asks?')
      return ours.some((file) => stack.includes(file))
    }
    const isCapture = (options: unknown) =>
      typeof options === 'object' ? Object(options).capture === true : options === true
    const listeners = new Set<{ target: EventTarget; type: string; listener: unknown; capture: boolean }>()
    const timers = new Set<string>()
    Object.assign(window, { listeners, timers })

    type Listen = EventTarget['addEventListener']
    const add: { call(target: unknown, ...parts: Parameters<Listen>): void } = Reflect.get(
      EventTarget.prototype,
      'addEventListener',
    )
    const remove: typeof add = Reflect.get(EventTarget.prototype, 'removeEventListener')
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if ((this === window || this === document) && isOurs()) {
        const entry = { target: this, type, listener, capture: isCapture(options) }
        listeners.add(entry)
        const forget = () => listeners.delete(entry)
        const { signal, once } = Object(options)
        if (signal) add.call(signal, 'abort', forget)
        if (once) add.call(this, type, forget, { once: true })
      }
      add.call(this, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      for (const entry of listeners) {
        const isSame = entry.target === this && entry.type === type && entry.listener === listener
        if (isSame && entry.capture === isCapture(options)) listeners.delete(entry)
      }
      remove.call(this, type, listener, options)
    }

    const count = (start: string, end: string) => {
      const begin = Reflect.get(window, start).bind(window)
      const stop = Reflect.get(window, end).bind(window)
      Reflect.set(window, start, (work: (...given: unknown[]) => void, ...more: unknown[]) => {
        if (!isOurs()) return begin(work, ...more)
        const id: number = begin(
          (...given: unknown[]) => {
            timers.delete(`${start} ${id}`)
            work(...given)
          },
          ...more,
        )
        timers.add(`${start} ${id}`)
        return id
      })
      Reflect.set(window, end, (id: number) => {
        timers.delete(`${start} ${id}`)
        stop(id)
      })
    }
    count('setTimeout', 'clearTimeout')
    count('requestAnimationFrame', 'cancelAnimationFrame')
  }, files)
}

/** Returns what the loader currently uses. */
export const readLeftovers = (page: Page): Promise<Leftovers> =>
  page.evaluate(() => {
    const countFrames = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, { localName, shadowRoot }) =>
          sum + Number(localName === 'iframe') + (shadowRoot ? countFrames(shadowRoot) : 0),
        0,
      )
    const listeners: Set<{ readonly type: string }> = Reflect.get(window, 'listeners')
    return {
      frames: countFrames(document),
      listeners: [...listeners].map(({ type }) => type).toSorted(),
      timers: Reflect.get(window, 'timers').size,
    }
  })
