/** Tells how high the frame must be to show all of an element, now and whenever that changes. */
export function reportHeight(element: Element, tell: (height: number) => void): void {
  let told = 0
  new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height)
    if (height !== told && height > 0) tell((told = height))
  }).observe(element)
}
