import { type Browser, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findBrowser } from './findBrowser.ts'

/**
 * Provides a browser with a back/forward cache, which people's browsers have and Playwright's do not. Playwright loses track of
 * the frames of a cached page, so the widget is observed from the page around it.
 */
export function usePageCache() {
  let browser: Browser
  beforeAll(async () => {
    const executablePath = await findBrowser()
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--lang=en-US'], ignoreDefaultArgs })
  })
  afterAll(() => browser.close())

  /**
   * Opens a page with a widget, navigates away and back, and expects the widget to work. Browsers differ on caching a page
   * whose frame has loaded something marked `no-store`, so the page also gets the events of a restored one.
   */
  async function leaveAndComeBack(url: string): Promise<void> {
    const page = await browser.newPage()
    await page.goto(url)
    await expectLife(page)
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    })
    await expectLife(page)
    await page.goto(`${url}/elsewhere`)
    await page.evaluate('setTimeout(() => history.back())')
    await expect.poll(() => page.evaluate('location.pathname').catch(() => undefined)).toBe('/')
    await expectLife(page)
    await page.close()
  }
  return { leaveAndComeBack }
}

/** Changes the width of the page. The widget then reports another height, which the page's script applies to its frame. */
async function expectLife(page: Page): Promise<void> {
  const heightOf = () =>
    page
      .locator('iframe')
      .first()
      .evaluate((frame: HTMLIFrameElement) => `${frame.style.opacity} ${frame.style.height}`)
  const isShown = async () => /^ \d+px$/.test(await heightOf())
  await expect.poll(isShown).toBe(true)
  const before = await heightOf()
  await page.setViewportSize({ width: 340, height: 900 })
  await expect.poll(heightOf).not.toBe(before)
  const narrow = await heightOf()
  await page.setViewportSize({ width: 1280, height: 900 })
  // Waits until the height has changed back, so that the next check does not find this one.
  await expect.poll(heightOf).not.toBe(narrow)
}
