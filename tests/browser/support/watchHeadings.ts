import type { BrowserContext, Page } from 'playwright-core'

/** Records every heading that is visible in a frame, from the first one on. */
export async function watchHeadings(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) {
        if (!heading.checkVisibility({ visibilityProperty: true })) continue
        const seen = document.documentElement.dataset['seen'] ?? ''
        if (!seen.includes(heading.innerText))
          document.documentElement.dataset['seen'] = `${seen}${heading.innerText}\n`
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Returns the headings that were visible on a watched page, each once, from the first frame on that shows one. */
export async function headingsSeen(page: Page) {
  const seen = page.locator('html[data-seen]')
  await seen.waitFor()
  return (await seen.getAttribute('data-seen'))?.trim().split('\n')
}
