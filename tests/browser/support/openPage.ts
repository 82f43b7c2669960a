import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { storageKey } from '../../../src/widget/early/toLocale.ts'
import { pressLikeAPerson } from './pressLikeAPerson.ts'
import { stage } from './stage.ts'
import { theBrowser } from './theBrowser.ts'

/** The viewports of the tests, in CSS pixels. Widths up to 500 count as a mobile device. */
export const desktop = { width: 1280, height: 900 }
export const mobile = { width: 390, height: 844 }

export interface OpenOptions {
  readonly viewport?: { width: number; height: number }
  readonly path?: string
  /** A site other than the one that all tests share. */
  readonly site?: string
  /** A page outside of the site. */
  readonly url?: string
  /** The language of the browser. */
  readonly locale?: string
  /** The value that an earlier visit saved under the product's key. */
  readonly saved?: string
  /** Console errors that the test causes on purpose, such as a 500 that the browser logs. */
  readonly expectedErrors?: RegExp
  /** Whether to wait until the page and all its frames have loaded. The default is true. */
  readonly isLoaded?: boolean
  /** Called before the page navigates. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

/**
 * Provides the browser. `open` gives each test its own context. Warnings and errors in a page's console, and uncaught
 * exceptions, fail the test.
 */
export function useBrowser() {
  let browser: Browser
  const contexts: BrowserContext[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    browser = await theBrowser()
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(complaints.splice(0), 'the browser console stays silent').toEqual([])
  })

  return {
    async open(options: OpenOptions = {}): Promise<Page> {
      const {
        viewport = desktop,
        site = stage().siteUrl,
        path = '/',
        locale = 'en-US',
        saved,
        expectedErrors,
        prepare,
        url,
        isLoaded = true,
      } = options
      const context = await browser.newContext({ viewport, locale, ...toStorage(saved, site) })
      contexts.push(context)
      context.on('page', (page) => {
        page.setDefaultTimeout(60_000)
        page.on('pageerror', (error) => {
          if (!expectedErrors?.test(String(error))) complaints.push(String(error))
        })
        page.on('console', (message) => {
          const isComplaint = message.type() === 'error' || message.type() === 'warning'
          if (isComplaint && !expectedErrors?.test(message.text())) complaints.push(message.text())
        })
      })
      await pressLikeAPerson(context)
      await prepare?.(context)
      const page = await context.newPage()
      await page.goto(url ?? site + path, { waitUntil: isLoaded ? 'load' : 'commit' })
      return page
    },
  }
}

function toStorage(saved: string | undefined, site: string) {
  if (saved === undefined) return {}
  const origin = { origin: site, localStorage: [{ name: storageKey, value: saved }] }
  return { storageState: { cookies: [], origins: [origin] } }
}

/** Disconnects a page after it has finished preloading. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

/** Holds the requests to an address back. Returns a function that lets them through. */
export async function holdBack(
  from: Page | BrowserContext,
  address: Parameters<Page['route']>[0],
): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const released = new Promise<void>((resolve) => (letThrough = resolve))
  await from.route(address, async (route) => {
    await released
    // Whoever asked may have given up.
    await route.continue().catch(() => undefined)
  })
  return letThrough
}
