import type { Page } from 'playwright-core'

/** Takes the connection away from a page that has fetched what it fetches ahead. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}
