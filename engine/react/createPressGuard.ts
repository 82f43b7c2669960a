/** The longest time between the two presses of a double click, in milliseconds. */
const doubleClickMs = 500

/** What keeps stray presses from what is drawn in an element. */
export interface PressGuard {
  /** Something else is shown now: it counts no press that began before, or within the time of a double click. */
  settle(): void
  stop(): void
}

/**
 * Drops the clicks of presses that were meant for what stood there before, and of a key that is held down. What is typed
 * counts. While the element carries `data-settling`, nothing in it can be pressed.
 */
export function createPressGuard(element: HTMLElement): PressGuard {
  let settledAt = 0
  /** When the press began that the next click comes of; a click of assistive technology comes of none. */
  let pressedAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new AbortController()

  const isStray = (event: Event) => (pressedAt ?? event.timeStamp) < settledAt
  const press = (event: PointerEvent | KeyboardEvent) => {
    const isHeld = 'key' in event && event.repeat && (event.key === 'Enter' || event.key === ' ')
    // A key that is held has pressed what it can; only one that presses when it is let go is still to count.
    pressedAt = isHeld ? (pressedAt ?? -Infinity) : event.timeStamp
    if ('key' in event && event.key === 'Escape' && isStray(event)) event.preventDefault()
  }
  // The space bar clicks right after it is let go.
  const release = () => setTimeout(() => (pressedAt = undefined))
  const click = (event: MouseEvent) => {
    const isDropped = isStray(event)
    pressedAt = undefined
    if (!isDropped) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Whether the click that counts as the first of several was one of a button. */
  let isOnButton = false
  const begin = (event: MouseEvent) => {
    const { target, detail } = event
    if (detail <= 1) isOnButton = target instanceof Element && target.closest('button') !== null
    // A list of options opens before the click, and would lie under the next one.
    const opens = isStray(event) && target instanceof HTMLSelectElement
    // The second press of a double click selects words, where the first has moved the page away below it.
    if (opens || (isOnButton && detail > 1)) event.preventDefault()
  }

  const options = { capture: true, signal: listeners.signal }
  element.addEventListener('pointerdown', press, options)
  element.addEventListener('keydown', press, options)
  element.addEventListener('keyup', release, options)
  element.addEventListener('mousedown', begin, options)
  element.addEventListener('click', click, options)

  const rest = () => {
    clearTimeout(timer)
    element.removeAttribute('data-settling')
  }
  return {
    settle() {
      rest()
      // On the clock of events, which no browser has to share with the others.
      settledAt = new Event('settle').timeStamp + doubleClickMs
      element.setAttribute('data-settling', '')
      timer = setTimeout(rest, doubleClickMs)
    },
    stop() {
      rest()
      listeners.abort()
    },
  }
}
