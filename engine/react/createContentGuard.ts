/** The longest time between the two presses of a double click, in milliseconds. */
const doubleClickMs = 500

/** Guards what an element shows: from stray presses, and in a page that the browser translates from texts that stay when they change. */
export interface ContentGuard {
  /** Call it when the content has changed: presses that began before, or within the time of a double click, are dropped. */
  settle(): void
  stop(): void
}

/**
 * Guards the content of an element. Drops clicks whose press was meant for the previous content, clicks of a key that is held down, and
 * the second half of a double click where it would do something else than the first.
 * Typing still counts. While the element has `data-settling`, nothing in it can be pressed. Follows the browser's translation.
 */
export function createContentGuard(element: HTMLElement): ContentGuard {
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
  /** What the first of several presses in one place was on. Held weakly: a button that is gone would keep its form, with what was typed. */
  let first: { readonly button: WeakRef<Element> | undefined; readonly action: string | undefined } | undefined
  const click = (event: MouseEvent) => {
    const { button, action } = toPressed(event)
    // The first click of a double click may move another button below it, or change what this one does.
    const isOther = event.detail > 1 && first && (button !== first.button?.deref() || action !== first.action)
    const isDropped = isOther || isStray(event)
    pressedAt = undefined
    if (!isDropped) return
    event.preventDefault()
    event.stopPropagation()
  }
  const begin = (event: MouseEvent) => {
    if (event.detail <= 1) {
      const { button, action } = toPressed(event)
      first = { button: button && new WeakRef(button), action }
    }
    // A select opens its options before the click, and they would lie under the next one.
    const opens = isStray(event) && event.target instanceof HTMLSelectElement
    // The second press of a double click selects words when the first has replaced the button below it.
    if (opens || (first?.button && event.detail > 1)) event.preventDefault()
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

/** A text of the page that the browser has translated: the element that it put in its place, and the words that stood there. */
interface Translated {
  readonly text: Text
  readonly translation: HTMLFontElement
  readonly words: string
}

/**
 * Watches for a browser that translates the page. It replaces texts by elements of its own, and whoever draws the page would go on
 * writing into the replaced ones, which nobody sees, and leave the translations of those that are gone. So a replaced text stays in the
 * page without its words, beside its translation, which goes once the text is written again or taken away.
 */
function followTranslations(element: HTMLElement): MutationObserver {
  const known = new WeakMap<Node, Translated>()
  const forget = ({ text, translation }: Translated) => [text, translation].forEach((node) => known.delete(node))
  const drop = (one: Translated) => {
    forget(one)
    one.translation.remove()
  }
  const keep = (text: Text, translation: HTMLFontElement) => {
    const one = { text, translation, words: text.data }
    text.data = ''
    translation.after(text)
    for (const node of [text, translation]) known.set(node, one)
  }
  /** The browser shows the original again, with this text or another one. */
  const restore = (one: Translated, addedNodes: NodeList) => {
    forget(one)
    const isOther = [...addedNodes].some((node) => node instanceof Text && node !== one.text)
    if (!isOther && one.text.data === '') one.text.data = one.words
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const written = target instanceof Text && target.data !== '' && known.get(target)
      if (written) drop(written)
      const translation = [...addedNodes, previousSibling, nextSibling].find((node) => node instanceof HTMLFontElement)
      for (const node of removedNodes) {
        if (node.isConnected) continue
        const one = known.get(node)
        if (one?.text === node) drop(one)
        else if (one) restore(one, addedNodes)
        else if (node instanceof Text && node.data !== '' && translation?.isConnected) keep(node, translation)
      }
    }
  })
  observer.observe(element, { childList: true, characterData: true, subtree: true })
  return observer
}

/** Returns the button that is pressed, if any, and its action. */
function toPressed(event: MouseEvent) {
  const button = (event.target instanceof Element && event.target.closest('button')) || undefined
  return { button, action: button?.dataset['action'] }
}
