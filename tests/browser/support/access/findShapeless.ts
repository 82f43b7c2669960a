import type { Page } from 'playwright-core'

/** Describes the controls without a border, which lose their shape in forced colors, where backgrounds and shadows disappear. */
export function findShapeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.input, .card, .button-primary, .button-secondary, dialog[open]')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
        const ground = element.parentElement ? getComputedStyle(element.parentElement).backgroundColor : undefined
        return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1 || borderTopColor === ground
      })
      .map((element) => `${element.className} (${element.textContent?.slice(0, 40)}) has no border`),
  )
}
