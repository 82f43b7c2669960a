import type { Page } from 'playwright-core'

/**
 * Describes the controls under 24 by 24 CSS pixels without enough space around them (WCAG 2.5.8). A label is part of its
 * checkbox's target; a link in a sentence may be as low as its line.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24
    const place = document.querySelector('dialog[open]') ?? document
    const targets = [...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
      .map((control) => {
        const isBox = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
        const target = (isBox ? control.closest('label') : null) ?? control
        const { left, top, width, height } = target.getBoundingClientRect()
        return { control, left, top, width, height, x: left + width / 2, y: top + height / 2 }
      })
    const isSmall = (one: (typeof targets)[number]) => one.width < least || one.height < least
    const isInSentence = ({ control }: (typeof targets)[number]) =>
      control instanceof HTMLAnchorElement && control.parentElement?.textContent?.trim() !== control.textContent?.trim()

    return targets
      .filter((one) => one.width > 1 && isSmall(one) && !isInSentence(one))
      .filter((one) =>
        targets.some((other) => {
          if (other === one || other.control.contains(one.control)) return false
          const gapX = Math.max(other.left - one.x, one.x - other.left - other.width, 0)
          const gapY = Math.max(other.top - one.y, one.y - other.top - other.height, 0)
          const apart = isSmall(other) ? Math.hypot(other.x - one.x, other.y - one.y) / 2 : Math.hypot(gapX, gapY)
          return apart < least / 2
        }),
      )
      .map(({ control, width, height }) => {
        const name = control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent
        return `${name} is ${Math.round(width)} by ${Math.round(height)} px`
      })
  })
}
