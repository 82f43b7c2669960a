/**
 * Reports the height that the frame needs to show all of an element, at once and on every change while the frame is in view.
 * Reports nothing while the frame is kept still.
 */
export function reportHeight(element: Element, tell: (height: number) => void): void {
  let told = 0
  const look = () => {
    if (isKeptStill()) return
    const height = Math.ceil(element.getBoundingClientRect().height)
    if (height !== told && height > 0) tell((told = height))
  }
  new ResizeObserver(look).observe(element)
  // Browsers run no observers in a frame that is out of view, so the first report is made directly.
  look()
}

/**
 * Freezes the height of the frame and shows its content in the visible part (`frame.css`). From the height, or from where the
 * page scrolls, a partner could otherwise infer what the applicant sees.
 */
export function keepStill(isStill: boolean): void {
  document.documentElement.toggleAttribute('data-still', isStill)
}

const isKeptStill = (): boolean => document.documentElement.hasAttribute('data-still')

/**
 * Sets the CSS variables for how much of the frame is out of view above and below; floating elements go between. `top` is where
 * the frame begins in a viewport of that height, in CSS pixels.
 */
export function followView({ top, height }: { readonly top: number; readonly height: number }): void {
  const { style } = document.documentElement
  style.setProperty('--view-above', `${Math.max(0, -top)}px`)
  // Relative to the current height of the frame.
  style.setProperty('--view-below', `max(0px, 100vh - ${height - top}px)`)
}

/**
 * Lets the page in the frame scroll when the partner's dialog around it is lower. Asks that dialog to close on Escape, a key it
 * cannot receive itself, unless Escape closes something inside the frame.
 */
export function fillDialog(close: () => void): void {
  document.documentElement.toggleAttribute('data-in-dialog', true)
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    if (!document.querySelector('dialog[open]')) close()
  })
}
