import type { Browser, CDPSession, Page } from 'playwright-core'

/** Milliseconds of the main thread's processor time, as the browser counts it. */
interface Cost {
  readonly script: number
  /** Everything: script, style, layout, painting. */
  readonly work: number
}

/** A page that is measured. */
export interface Meter {
  readonly page: Page
  /** What the main thread spent while the work was done. */
  readonly costOf: (work: () => Promise<unknown>) => Promise<Cost>
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
      const devtools = await context.newCDPSession(page)
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.goto(url)
      return await take({ page, costOf: (work) => costOf(devtools, page, work) })
    } finally {
      await context.close()
    }
  }
}

async function costOf(devtools: CDPSession, page: Page, work: () => Promise<unknown>): Promise<Cost> {
  const before = await readCost(devtools)
  await work()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const after = await readCost(devtools)
  return { script: after.script - before.script, work: after.work - before.work }
}

async function readCost(devtools: CDPSession): Promise<Cost> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return { script: read('ScriptDuration'), work: read('TaskDuration') }
}
