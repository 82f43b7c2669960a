import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { valueAt } from '../../session/index.ts'
import { useFlow } from '../FlowProvider.tsx'
import { useForm } from './FormContext.ts'

/** The props of `GrowingList`. */
export interface GrowingListProps {
  readonly path: string
  /** The copy key of its heading. */
  readonly title: string | undefined
  readonly count: number
  readonly minItems: number
  readonly maxItems: number | undefined
  /** Draws an item; with the same key its controls stay when its index changes. */
  readonly drawItem: (index: number, key: number) => ReactNode
}

/** Shows the items of a list, each with a button that removes it, and a button that adds another, within the limits of the list. */
export function GrowingList({ path, title, count, minItems, maxItems = Infinity, drawItem }: GrowingListProps) {
  const { t, session, pending } = useFlow()
  const { read, commit } = useForm()
  const { keys, forget } = useKeys(count)
  const { box, focusNext } = useFocusNext()

  // Commit what is being typed before the positions of the items change.
  const settle = () => flushSync(pending.flush)
  const change = (to: (items: readonly unknown[]) => readonly unknown[], removed = Infinity) => {
    const items = valueAt(read().value, path)
    commit(path, to(Array.isArray(items) ? items : []))
    // Issues are bound to positions: those of a removed item are now shown at the next one, whose own have to follow it.
    const told = session.store.getState().issues.filter((issue) => `${issue.path}.`.startsWith(`${path}.`))
    // In order of position, as each moves to a place that the one before it has left.
    const paths = told.map((issue) => issue.path)
    for (const before of paths.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))) {
      const place = toPlaceAfter(before, path, removed)
      session.leaveField(before, read().value)
      if (place !== before) session.leaveField(place, read().value, before)
    }
  }
  const add = () => {
    settle()
    focusNext(count, 'control')
    change((items) => [...items, undefined])
  }
  const remove = (index: number) => {
    settle()
    focusNext(index, 'button')
    forget(index)
    change((items) => items.toSpliced(index, 1), index)
  }
  return (
    <fieldset ref={box} className="list">
      {title !== undefined && <legend>{t(title)}</legend>}
      {keys.map((key, index) => (
        <div key={key} className="list-item">
          {drawItem(index, key)}
          {count > minItems && (
            <button type="button" className="button button-link" onClick={() => remove(index)}>
              {t('form.removeItem', { number: index + 1 })}
            </button>
          )}
        </div>
      ))}
      {count < maxItems && (
        <button type="button" className="button button-secondary" onClick={add}>
          {t('form.addItem')}
        </button>
      )}
    </fieldset>
  )
}

/** Returns the path of a field of a list after an item before it was removed. */
function toPlaceAfter(field: string, list: string, removed: number): string {
  const [index = '', ...rest] = field.slice(list.length + 1).split('.')
  return Number(index) > removed ? [list, Number(index) - 1, ...rest].join('.') : field
}

/** Returns a key for each item. An item keeps its key when an earlier one is removed. */
function useKeys(count: number) {
  const [known, setKnown] = useState<readonly number[]>([])
  const last = Math.max(-1, ...known)
  const keys = [...known, ...Array.from({ length: count }, (_, index) => last + 1 + index)].slice(0, count)
  return { keys, forget: (index: number) => setKnown(keys.toSpliced(index, 1)) }
}

/** Moves the focus after the list has changed, so that it does not disappear with a pressed button. */
function useFocusNext() {
  const box = useRef<HTMLFieldSetElement>(null)
  const next = useRef<{ readonly index: number; readonly part: 'control' | 'button' }>(undefined)
  useLayoutEffect(() => {
    if (!next.current || !box.current) return
    const { index, part } = next.current
    next.current = undefined
    const items = box.current.querySelectorAll<HTMLElement>(':scope > .list-item')
    const item = items[Math.min(index, items.length - 1)]
    const wanted = item?.querySelector<HTMLElement>(part === 'control' ? 'input, select, textarea' : ':scope > .button')
    const found = wanted ?? box.current.querySelector<HTMLElement>(':scope > .button')
    found?.focus()
  })
  return {
    box,
    focusNext: (index: number, part: 'control' | 'button') => {
      next.current = { index, part }
    },
  }
}
