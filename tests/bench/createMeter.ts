import type { Browser, CDPSession, Page } from 'playwright-core'

/** A page that is measured. */
export interface Meter {
  readonly page: Page
  /** Milliseconds of script in the main thread while the work was done, as the browser counts them. */
  readonly scriptOf: (work: () => Promise<unknown>) => Promise<number>
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
      return await take({ page, scriptOf: (work) => scriptOf(devtools, page, work) })
    } finally {
      await context.close()
    }
  }
}

async function scriptOf(devtools: CDPSession, page: Page, work: () => Promise<unknown>): Promise<number> {
  const before = await readScript(devtools)
  await work()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return (await readScript(devtools)) - before
}

async function readScript(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}
