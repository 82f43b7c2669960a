import type { Browser, CDPSession, Page } from 'playwright-core'

/** What Chromium counts of its main thread, in the thread's own time. */
type Count = 'ScriptDuration' | 'RecalcStyleDuration' | 'LayoutDuration' | 'TaskDuration'

/** A page that is measured. */
export interface Meter {
  readonly page: Page
  /** Milliseconds since the page began. */
  readonly count: (...names: readonly Count[]) => Promise<number>
  /** Milliseconds while the work was done, and what of it was drawn. */
  readonly countOf: (work: () => Promise<unknown>, ...names: readonly Count[]) => Promise<number>
}

interface MeterOptions {
  /** How many times slower than this machine. */
  readonly slowdown?: number
}

/** Opens pages that are measured, each in a context of its own, so that nothing is cached. */
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

/** Marks as `live` when the first frame was drawn in which the step is: ours no longer says that it is busy, theirs is there from then on. */
function markLive(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-step][aria-busy="false"], #page form')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('live')))
  })
  observer.observe(document, { attributes: true, childList: true, subtree: true })
}
