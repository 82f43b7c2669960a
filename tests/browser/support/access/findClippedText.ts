import type { Page } from 'playwright-core'
import { findSidewaysScroll } from './findSidewaysScroll.ts'

/** Finds texts that are cut off when line, letter and word spacing are increased as WCAG 1.4.12 requires. */
export async function findClippedText(page: Page): Promise<string[]> {
  const clipped = await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `)
    document.adoptedStyleSheets.push(sheet)
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    return texts.flatMap((element) => {
      const box = element.getBoundingClientRect()
      // Elements of one pixel are meant for screen readers.
      if (box.width <= 1 || box.height <= 1 || !element.checkVisibility() || element instanceof HTMLOptionElement)
        return []
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around)
        const outer = around.getBoundingClientRect()
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (hides(style.overflowX) && (box.right > outer.right + 1 || around.scrollWidth > around.clientWidth + 1))
          return [`${element.textContent?.slice(0, 40)} is cut at the side by .${around.className}`]
        if (hides(style.overflowY) && (box.bottom > outer.bottom + 1 || around.scrollHeight > around.clientHeight + 1))
          return [`${element.textContent?.slice(0, 40)} is cut below by .${around.className}`]
      }
      return []
    })
  })
  const wide = await findSidewaysScroll(page)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return [...clipped, ...wide]
}
