import type { Page } from 'playwright-core'

/** Describes the controls that cannot be scrolled to a place where they are inside the window and uncovered. */
export function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const place = document.querySelector('dialog[open]') ?? document
    const controls = [...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0,
    )
    const scrolled = window.scrollY
    const covered = controls.flatMap((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      const name = control.getAttribute('name') ?? control.textContent
      const width = document.documentElement.clientWidth
      if (box.left < 0 || box.right > width + 0.5)
        return [`${name} lies from ${box.left} to ${box.right} of ${width} px`]
      // Visible elements count, whether clicks pass through them or not.
      const floating = [...document.querySelectorAll('.wait, .header, [class*="sticky"]')].filter(
        (one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && !one.contains(control),
      )
      const over = floating.find((one) => {
        const its = one.getBoundingClientRect()
        return its.top <= box.top && its.bottom >= box.bottom && its.left < box.right && its.right > box.left
      })
      if (over) return [`${name} is under .${over.className}`]
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height, 24) / 2)
      const isOnTop = top && (control.contains(top) || top.contains(control) || top.closest('label')?.contains(control))
      return isOnTop ? [] : [`${name} is under ${top?.outerHTML.slice(0, 80)}`]
    })
    window.scrollTo({ top: scrolled, behavior: 'instant' })
    return covered
  })
}
