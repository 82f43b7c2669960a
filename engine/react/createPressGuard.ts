/** The longest time between the two presses of a double click, in milliseconds. */
const doubleClickMs = 500

/** Protects the content of an element from stray presses, and its texts from going stale in a translated page. */
export interface PressGuard {
  /** Call it when the content has changed: presses that began before, or within the time of a double click, are dropped. */
  settle(): void
  stop(): void
}

/**
 * Drops clicks whose press was meant for the previous content, and clicks of a key that is held down. Typing still counts. While the
 * element has `data-settling`, nothing in it can be pressed.
 */
export function createPressGuard(element: HTMLElement): PressGuard {
  let settledAt = 0
  /** When the press of the next click began; undefined for a click by assistive technology. */
  let pressedAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new AbortController()

  const isStray = (event: Event) => (pressedAt ?? event.timeStamp) < settledAt
  const press = (event: PointerEvent | KeyboardEvent) => {
    const isHeld = 'key' in event && event.repeat && (event.key === 'Enter' || event.key === ' ')
    // A held Enter has already clicked, so its repeats do not count. A held space bar clicks on release, so its first press does.
    pressedAt = isHeld ? (pressedAt ?? -Infinity) : event.timeStamp
    if ('key' in event && event.key === 'Escape' && isStray(event)) event.preventDefault()
  }
  // The space bar clicks right after its release; whatever else ends a press is followed by no click.
  const release = () => setTimeout(() => (pressedAt = undefined))
  const click = (event: MouseEvent) => {
    const isDropped = isStray(event)
    pressedAt = undefined
    if (!isDropped) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Whether the first of several clicks was on a button. */
  let isOnButton = false
  const begin = (event: MouseEvent) => {
    const { target, detail } = event
    if (detail <= 1) isOnButton = target instanceof Element && target.closest('button') !== null
    // A select opens its options before the click, and they would lie under the next one.
    const opens = isStray(event) && target instanceof HTMLSelectElement
    // The second press of a double click selects words when the first has replaced the button below it.
    if (opens || (isOnButton && detail > 1)) event.preventDefault()
  }

  const options = { capture: true, signal: listeners.signal }
  element.addEventListener('pointerdown', press, options)
  element.addEventListener('keydown', press, options)
  element.addEventListener('mousedown', begin, options)
  element.addEventListener('click', click, options)
  // A key may be released elsewhere, even in another window.
  for (const end of ['keyup', 'pointercancel', 'contextmenu', 'auxclick'])
    window.addEventListener(end, release, options)
  window.addEventListener('blur', release, { signal: listeners.signal })
  window.addEventListener('pointerup', (event) => event.composedPath().includes(element) || release(), options)

  const translations = followTranslations(element)
  const rest = () => {
    clearTimeout(timer)
    element.removeAttribute('data-settling')
  }
  return {
    settle() {
      rest()
      // Uses the clock of events: browsers may use other clocks elsewhere.
      settledAt = new Event('settle').timeStamp + doubleClickMs
      element.setAttribute('data-settling', '')
      timer = setTimeout(rest, doubleClickMs)
    },
    stop() {
      rest()
      listeners.abort()
      translations.disconnect()
    },
  }
}

/**
 * Watches for a browser that translates the page. It replaces texts by elements of its own, and whoever draws the page would go on
 * writing into the replaced ones, which nobody sees.
 */
function followTranslations(element: HTMLElement): MutationObserver {
  const observer = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const translation = [...addedNodes, previousSibling, nextSibling].find((node) => node instanceof HTMLFontElement)
      for (const node of removedNodes) {
        if (translation && node instanceof Text && !node.isConnected) bringBack(node, translation)
      }
    }
  })
  observer.observe(element, { childList: true, subtree: true })
  return observer
}

/** Puts a replaced text back in the place of its translation once it is written again. The browser then translates it anew. */
function bringBack(text: Text, translation: HTMLFontElement): void {
  // React writes the one, Preact the other.
  for (const name of ['data', 'nodeValue'] as const) {
    Object.defineProperty(text, name, {
      configurable: true,
      get: () => Reflect.get(Text.prototype, name, text),
      set(words: string) {
        Reflect.set(Text.prototype, name, words, text)
        if (!text.isConnected && translation.isConnected) translation.replaceWith(text)
      },
    })
  }
}
