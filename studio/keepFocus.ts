const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

const listFocusable = (root: Node): readonly HTMLElement[] =>
  root instanceof HTMLElement ? [root, ...root.querySelectorAll<HTMLElement>(focusable)].filter(isFocusable) : []

const isFocusable = (element: HTMLElement): boolean => element.matches(focusable)

/**
 * Keeps the place of keyboard users (WCAG 2.4.3): when the focused element goes away, what took its place gets the focus. Otherwise the
 * next Tab would begin at the top of the page after each removal.
 */
export function keepFocus({ body }: Document): () => void {
  let last: Element | undefined
  const remember = ({ target }: Event) => {
    last = target instanceof Element ? target : undefined
  }
  const observer = new MutationObserver((records) => {
    const focused = last
    if (!focused || body.ownerDocument.activeElement !== body) return
    for (const record of records) {
      const gone = [...record.removedNodes].find((node) => node.contains(focused))
      // A dialog returns the focus to what opened it.
      if (!gone || gone instanceof HTMLDialogElement) continue
      // React removes a part before it adds the one that replaces it, under another name, at the same place.
      const added = records.find(
        ({ target, previousSibling, addedNodes }) =>
          addedNodes.length > 0 && target === record.target && previousSibling === record.previousSibling,
      )
      listHeirs(record, gone, focused, [...(added?.addedNodes ?? [])]).find((heir) => {
        heir.focus()
        return body.ownerDocument.activeElement === heir
      })
      return
    }
  })
  body.addEventListener('focusin', remember)
  observer.observe(body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    body.removeEventListener('focusin', remember)
  }
}

/**
 * Ignores what the author's hand does and the author does not mean: the second click of a double click on a form's button or on what took
 * the place of the first one's button, and a turn of the wheel above a number, which Chrome would change.
 */
export function ignoreUnmeant(page: Document): () => void {
  let first: EventTarget | null = null
  const over = new AbortController()
  const options = { capture: true, signal: over.signal }
  const follow = (event: MouseEvent) => {
    const { detail, target } = event
    const isSent = target instanceof Element && target.closest('[type=submit]') !== null
    if (detail < 2) first = target
    else if (isSent || (first instanceof Node && !first.isConnected)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  page.addEventListener('click', follow, options)
  page.addEventListener(
    'wheel',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'number') target.blur()
    },
    options,
  )
  return () => over.abort()
}

/**
 * Lists what may take the focus: the element itself if it only moved, the first field of a larger part that replaced its part, the same
 * button of a like part or of a neighbor, or what follows in the page.
 */
function listHeirs(
  { target, nextSibling, previousSibling }: MutationRecord,
  gone: Node,
  focused: Element,
  added: readonly Node[],
) {
  const own = listFocusable(gone)
  const fromEnd = own.toReversed().findIndex((one) => one === focused)
  const neighbors = [...added, nextSibling, previousSibling].flatMap((node) => {
    const found = node ? listFocusable(node) : []
    if (node && added.includes(node) && found.length > own.length) return found
    return [...found.slice(0, found.length - Math.max(fromEnd, 0)).toReversed(), ...found]
  })
  const around = listAround(target, nextSibling)
  return [...(focused instanceof HTMLElement ? [focused] : []), ...neighbors, ...around].filter(
    (one) => one.isConnected,
  )
}

/** Lists what follows the place of a removed node within the elements around it, the nearest first, and then what is before it. */
function listAround(target: Node, next: Node | null): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at: Node | null = target; at && at !== target.ownerDocument?.body; at = at.parentNode) {
    const all = listFocusable(at)
    const isBehind = (one: HTMLElement) => {
      const place = (next ?? target).compareDocumentPosition(one)
      return (place & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    }
    found.push(...all.filter(isBehind), ...all.filter((one) => !isBehind(one)).toReversed())
  }
  return found
}
