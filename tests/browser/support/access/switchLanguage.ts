import type { Page } from 'playwright-core'

/** Switches the language in place, even if an open dialog prevents clicks on the switch. */
export async function switchLanguage(page: Page, locale: 'en' | 'es'): Promise<void> {
  if ((await page.locator('html').getAttribute('lang'))?.startsWith(locale)) return
  await page.locator(`[data-locale="${locale}"]`).dispatchEvent('click')
  await page.locator(`html[lang^="${locale}"]`).waitFor({ state: 'attached' })
}
