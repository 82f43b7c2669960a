/**
 * Follows a pointer that has taken an item of a list (`li`, or `tr` of a table) by its handle, and says at which place it was let go.
 * Where that would be is marked on the items (`data-drop`). Let go where it was, or taken away by the system, it stays.
 */
export function dragItem(handle: Element, pointer: number, isAcross: boolean, onDrop: (to: number) => void): void {
  const item = handle.closest('li, tr')
  const items: readonly Element[] = [...(item?.parentElement?.children ?? [])]
  if (!item) return
  const from = items.indexOf(item)
  const others = items.filter((one) => one !== item)
  let to = from
  const over = new AbortController()
  const { signal } = over
  const unmark = () => items.forEach((one) => one.removeAttribute('data-drop'))
  const stop = () => {
    over.abort()
    unmark()
    item.removeAttribute('data-dragged')
  }
  handle.setPointerCapture(pointer)
  item.setAttribute('data-dragged', '')
  handle.addEventListener(
    'pointermove',
    (event) => {
      if (!(event instanceof PointerEvent)) return
      to = others.filter((one) => isBefore(one.getBoundingClientRect(), event, isAcross)).length
      unmark()
      if (to !== from) items[to]?.setAttribute('data-drop', to < from ? 'before' : 'after')
    },
    { signal },
  )
  handle.addEventListener(
    'pointerup',
    () => {
      stop()
      if (to !== from) onDrop(to)
    },
    { signal },
  )
  handle.addEventListener('pointercancel', stop, { signal })
}

/** Whether the middle of an item lies before the pointer. */
const isBefore = ({ left, width, top, height }: DOMRect, { clientX, clientY }: PointerEvent, isAcross: boolean) =>
  isAcross ? left + width / 2 < clientX : top + height / 2 < clientY
