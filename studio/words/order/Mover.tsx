import { useState } from 'react'
import { flushSync } from 'react-dom'
import { toMoved } from '../edits/layout.ts'

interface MoverProps {
  /** The name of the item. */
  readonly name: string
  /** Its index among its siblings, and their number. */
  readonly index: number
  readonly count: number
  /** Whether the items are side by side instead of one below the other. */
  readonly isAcross?: boolean
  /** Called with the new index. */
  readonly onMove: (to: number) => void
}

/** Moves an item of a list (`li` or `tr`): by dragging a handle, or by one position with buttons, which the keyboard can reach. */
export function Mover({ name, index, count, isAcross = false, onMove }: MoverProps) {
  const [back, on] = isAcross ? (['left', 'right'] as const) : (['up', 'down'] as const)
  const toButton = (way: keyof typeof arrows, to: number) => {
    const isPossible = to >= 0 && to < count
    return (
      <button
        type="button"
        aria-label={`Move ${name} ${way}`}
        data-way={way}
        // A disabled button would lose the focus right after it was pressed.
        aria-disabled={!isPossible}
        onClick={({ currentTarget }) => {
          const items = currentTarget.closest('li, tr')?.parentElement?.children
          if (!isPossible) return
          // The focus moves along, so that the same key moves the item further.
          flushSync(() => onMove(to))
          items?.[to]?.querySelector<HTMLElement>(`[data-way=${way}]`)?.focus()
        }}
      >
        {arrows[way]}
      </button>
    )
  }
  return (
    <>
      <span
        className="handle"
        aria-hidden
        onPointerDown={({ button, currentTarget, pointerId }) => {
          if (button === 0) dragItem(currentTarget, pointerId, isAcross, onMove)
        }}
      >
        ⠿
      </span>
      {toButton(back, index - 1)}
      {toButton(on, index + 1)}
    </>
  )
}

/** Returns a key for each item of a list without names of their own. An item keeps it when it moves, so that it stays open. */
export function useItemKeys(count: number) {
  const [known, setKeys] = useState<readonly number[]>([])
  const free = Math.max(-1, ...known) + 1
  const keys = [...known, ...Array.from({ length: Math.max(count - known.length, 0) }, (_, index) => free + index)]
  if (keys.length > known.length) setKeys(keys)
  return {
    keys,
    move: (from: number, to: number) => setKeys(toMoved(keys, from, to)),
    remove: (index: number) => setKeys(keys.toSpliced(index, 1)),
  }
}

const arrows = { up: '↑', down: '↓', left: '←', right: '→' }

/**
 * Follows a pointer that drags an item of a list (`li`, or `tr` of a table) by its handle, and reports the index where it is dropped. The
 * attribute `data-drop` marks that position on the items. Dropped at its old position, or canceled by Escape or the system, the item stays.
 */
function dragItem(handle: Element, pointer: number, isAcross: boolean, onDrop: (to: number) => void): void {
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
  /** Follows the pointer that drags; another finger on the handle does nothing. */
  const follow = (type: string, act: (event: PointerEvent) => void) =>
    handle.addEventListener(
      type,
      (event) => {
        if (event instanceof PointerEvent && event.pointerId === pointer) act(event)
      },
      { signal },
    )
  handle.setPointerCapture(pointer)
  item.setAttribute('data-dragged', '')
  follow('pointermove', (event) => {
    to = others.filter((one) => isBefore(one.getBoundingClientRect(), event, isAcross)).length
    unmark()
    if (to !== from) items[to]?.setAttribute('data-drop', to < from ? 'before' : 'after')
    // A long list scrolls while the pointer is at the edge of what can be seen.
    for (const next of [items[to - 1], items[to + 1]]) next?.scrollIntoView({ block: 'nearest' })
  })
  follow('pointerup', () => {
    stop()
    if (to !== from) onDrop(to)
  })
  follow('pointercancel', stop)
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // Escape would also close the dialog around the list.
      event.preventDefault()
      stop()
    },
    { signal, capture: true },
  )
}

/** Checks whether the middle of an item is before the pointer. */
const isBefore = ({ left, width, top, height }: DOMRect, { clientX, clientY }: PointerEvent, isAcross: boolean) =>
  isAcross ? left + width / 2 < clientX : top + height / 2 < clientY
