import type { Browser, CDPSession, Page } from 'playwright-core'

/** Chromium's counters for its main thread, in thread time. */
type Count = 'ScriptDuration' | 'RecalcStyleDuration' | 'LayoutDuration' | 'TaskDuration'

/** A page that is being measured. */
export interface Meter {
  readonly page: Page
  /** The milliseconds counted since the page began. */
  readonly count: (...names: readonly Count[]) => Promise<number>
  /** The milliseconds counted while the work ran and its result was painted. */
  readonly countOf: (work: () => Promise<unknown>, ...names: readonly Count[]) => Promise<number>
}

interface MeterOptions {
  /** How many times slower than this machine the page runs. */
  readonly slowdown?: number
}

/** Opens each measured page in its own context, so that nothing is cached. */
export function createMeter(browser: Browser) {
  return async function measure<Result>(
    url: string,
    take: (meter: Meter) => Promise<Result>,
    { slowdown = 1 }: MeterOptions = {},
  ): Promise<Result> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    try {
      const page = await context.newPage()
      await page.addInitScript(markLive)
      const devtools = await context.newCDPSession(page)
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.goto(url)
      const count = (...names: readonly Count[]) => readCounts(devtools, names)
      const countOf: Meter['countOf'] = async (work, ...names) => {
        const before = await count(...names)
        await work()
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
        return (await count(...names)) - before
      }
      return await take({ page, count, countOf })
    } finally {
      await context.close()
    }
  }
}

async function readCounts(devtools: CDPSession, names: readonly Count[]): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const counted = metrics.filter(({ name }) => names.some((other) => other === name))
  return counted.reduce((sum, { value }) => sum + value, 0) * 1000
}

/**
 * Marks each `long task`, and sets the mark `live` once the first frame with the interactive step has been painted. Ours is no longer `aria-busy` then; the
 * handwritten step is interactive as soon as it exists.
 */
function markLive(): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) performance.mark('long task', { startTime })
  }).observe({ type: 'longtask', buffered: true })
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-step][aria-busy="false"], #page form')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('live')))
  })
  observer.observe(document, { attributes: true, childList: true, subtree: true })
}
