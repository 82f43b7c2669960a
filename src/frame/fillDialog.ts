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
