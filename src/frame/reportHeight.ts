import { isKeptStill } from './keepStill.ts'

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
