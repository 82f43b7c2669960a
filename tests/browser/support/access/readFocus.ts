import type { Page } from 'playwright-core'

/** What a keyboard user sees of the current focus. */
export interface Focus {
  /** The field's path or the control's text; empty when the page itself has the focus. */
  readonly name: string
  /** The problems in words: no ring, or hidden under something. */
  readonly problems: readonly string[]
}

/** Inspects the focused element. It must have a visible ring, be inside the window, and not be entirely covered. */
export function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', problems: [] }
    const name = element.getAttribute('name') ?? element.textContent?.trim() ?? element.tagName
    // The ring may be on the card around a radio button.
    const marked = [element, element.closest('label'), element.parentElement].filter((one) => one !== null)
    const hasRing = marked.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const box = element.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const isInside = box.bottom > 0 && box.top < clientHeight && box.right > 0 && box.left < clientWidth
    const floating = [...document.querySelectorAll('.refinance *')].filter(
      (one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && !one.contains(element),
    )
    const over = floating.find((one) => {
      const its = one.getBoundingClientRect()
      const covers = its.left <= box.left && its.right >= box.right && its.top <= box.top && its.bottom >= box.bottom
      return covers && one.checkVisibility({ opacityProperty: true })
    })
    return {
      name,
      problems: [
        ...(hasRing ? [] : [`${name} has no focus ring`]),
        ...(isInside ? [] : [`${name} has the focus outside of the window`]),
        ...(over ? [`${name} has the focus under .${over.className}`] : []),
      ],
    }
  })
}
