/** Calls back once when the widget has been drawn into its element and answers whoever uses it. */
export function whenShown(element: Element, then: () => void): void {
  const isShown = () => !element.hasAttribute('data-prerendered') && element.querySelector('[data-step], [data-screen]')
  const observer = new MutationObserver(() => {
    if (!isShown()) return
    observer.disconnect()
    then()
  })
  observer.observe(element, { attributes: true, childList: true, subtree: true })
}
