import type { Page } from 'playwright-core'

/** Disconnects a page after it has finished preloading. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}
