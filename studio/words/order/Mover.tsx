import { flushSync } from 'react-dom'
import { dragItem } from './dragItem.ts'
import './order.css'

interface MoverProps {
  /** What is moved, in words. */
  readonly name: string
  /** Its place among its siblings, and how many there are. */
  readonly index: number
  readonly count: number
  /** Whether the items stand side by side, and not one below the other. */
  readonly isAcross?: boolean
  /** Puts it at another place. */
  readonly onMove: (to: number) => void
}

/** Puts an item of a list (`li` or `tr`) into another place: by a handle to drag it, or one place by a button, which the keyboard reaches. */
export function Mover({ name, index, count, isAcross = false, onMove }: MoverProps) {
  const [back, on] = isAcross ? (['left', 'right'] as const) : (['up', 'down'] as const)
  const toButton = (way: keyof typeof arrows, to: number) => {
    const isPossible = to >= 0 && to < count
    return (
      <button
        type="button"
        aria-label={`Move ${name} ${way}`}
        data-way={way}
        // One that is disabled would lose the focus of whoever has just pressed it.
        aria-disabled={!isPossible}
        onClick={({ currentTarget }) => {
          const items = currentTarget.closest('li, tr')?.parentElement?.children
          if (!isPossible) return
          // The focus goes along, so that the same key moves the same item further.
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

const arrows = { up: '↑', down: '↓', left: '←', right: '→' }
