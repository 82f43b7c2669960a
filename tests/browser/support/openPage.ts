import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

/** Widths in CSS pixels that tests use; up to 500 counts as a mobile device. */
export const desktop = { width: 1280, height: 900 }
export const phone = { width: 390, height: 844 }

interface OpenOptions {
  readonly viewport?: { width: number; height: number }
  readonly path?: string
  /** Console errors that the test brings about on purpose, such as a 500 that the browser logs. */
  readonly expectedErrors?: RegExp
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * One browser for a test file. `open` gives each test a context of its own; whatever its pages write to the console as
 * a warning or an error, and whatever they throw, fails the test.
 */
export function useBrowser() {
  let browser: Browser
  const contexts: BrowserContext[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('browserPath'), headless: true, args })
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(complaints.splice(0), 'the browser console stays silent').toEqual([])
  })

  return {
    async open({ viewport = desktop, path = '/', expectedErrors }: OpenOptions = {}): Promise<Page> {
      const context = await browser.newContext({ viewport, locale: 'en-US' })
      contexts.push(context)
      const watch = (page: Page) => {
        page.setDefaultTimeout(15_000)
        page.on('pageerror', (error) => complaints.push(String(error)))
        page.on('console', (message) => {
          const isComplaint = message.type() === 'error' || message.type() === 'warning'
          if (isComplaint && !expectedErrors?.test(message.text())) complaints.push(message.text())
        })
      }
      context.on('page', watch)
      const page = await context.newPage()
      await page.goto(inject('siteUrl') + path)
      return page
    },
  }
}
