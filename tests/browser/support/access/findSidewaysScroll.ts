import type { Page } from 'playwright-core'

/** Describes what is wider than the window and would have to be scrolled sideways to be read. */
export function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && element.children.length === 0,
    )
    return [`${scrollWidth} of ${clientWidth} px: ${wide.map((element) => element.outerHTML.slice(0, 80)).join(', ')}`]
  })
}
