/**
 * Tells how high the frame must be to show all of an element, now and whenever that changes while the frame is in sight; nothing
 * while the frame is kept still.
 */
export function reportHeight(element: Element, tell: (height: number) => void): void {
  let told = 0
  const look = () => {
    if (isKeptStill()) return
    const height = Math.ceil(element.getBoundingClientRect().height)
    if (height !== told && height > 0) tell((told = height))
  }
  new ResizeObserver(look).observe(element)
  // Browsers observe nothing in a frame that is out of sight.
  look()
}

/**
 * Keeps the frame as high as it is, whatever it shows, and that in the part of it that is in sight (`frame.css`): from the
 * height, or from where the page scrolls to, a partner could tell what the applicant is shown.
 */
export function keepStill(isStill: boolean): void {
  document.documentElement.toggleAttribute('data-still', isStill)
}

/** Whether it is kept so. */
const isKeptStill = (): boolean => document.documentElement.hasAttribute('data-still')

/**
 * Tells the styles of the frame how much of it is out of sight above and below: what floats stands between. `top` is where
 * the frame begins in a window of that height, in CSS pixels.
 */
export function followView({ top, height }: { readonly top: number; readonly height: number }): void {
  const { style } = document.documentElement
  style.setProperty('--view-above', `${Math.max(0, -top)}px`)
  // Of the frame as high as it is just now.
  style.setProperty('--view-below', `max(0px, 100vh - ${height - top}px)`)
}

/**
 * Has the page in the frame scroll where a partner's dialog around it is lower, and asks that dialog to close at Escape, which it
 * cannot hear; not where Escape closes something in here.
 */
export function fillDialog(close: () => void): void {
  document.documentElement.toggleAttribute('data-in-dialog', true)
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    if (!document.querySelector('dialog[open]')) close()
  })
}
