import { type Browser, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findBrowser } from './findBrowser.ts'

/**
 * A browser with a back-forward cache, as those of people have one and Playwright's have not. Since Playwright loses sight of the
 * frames of a page that was kept, what becomes of a widget is seen from the page around it.
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
   * Opens a page with a widget, goes to another one and Back: the widget must live there. Whether a browser keeps a page
   * whose frame has asked for something that nobody may keep, each decides otherwise; so it is told both.
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

/** Has the page another width: the widget then tells another height, which the script of the page gives to its frame. */
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
  // Whoever looks next must not find this height still.
  await expect.poll(heightOf).not.toBe(narrow)
}
