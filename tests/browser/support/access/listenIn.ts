import type { Page } from 'playwright-core'

declare global {
  interface Window {
    heard?: string[]
  }
}

/**
 * Starts recording what a screen reader announces: changed text inside a live region that existed before, and alerts in any
 * case. Returns a function that reads the announcements so far.
 */
export async function listenIn(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output'
    const heard: string[] = []
    window.heard = heard
    let known = new Set(document.querySelectorAll(live))
    const toElement = (node: Node) => (node instanceof Element ? node : node.parentElement)
    new MutationObserver((records) => {
      const regions = records.flatMap(({ target, addedNodes }) => {
        const around = toElement(target)?.closest(live)
        const alerts = [...addedNodes].flatMap((node) =>
          node instanceof Element ? [node, ...node.querySelectorAll('*')].filter((one) => one.role === 'alert') : [],
        )
        return [...(around && known.has(around) ? [around] : []), ...alerts]
      })
      for (const region of new Set(regions)) {
        const text = region.textContent?.trim()
        if (text) heard.push(text)
      }
      known = new Set(document.querySelectorAll(live))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => window.heard ?? [])
}
