import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type InputProps, toControlProps, useCopy } from '../../../engine/index.ts'

/** One fact of a card: the text to compare, and a smaller line below it. */
export interface ChoiceFact {
  readonly text: string
  readonly note?: string | undefined
  readonly isGood?: boolean
}

/** One card: the sentence that a screen reader reads (`name`), and what is shown instead. */
interface Choice {
  readonly name: string
  readonly title: string
  readonly note?: string | undefined
  /** What the choice stands out for, in words. */
  readonly marks: readonly string[]
  /** One for each column, in the same order. */
  readonly facts: readonly ChoiceFact[]
  /** Shown below everything else. */
  readonly below?: ReactNode
}

/** How many cards are drawn, and with each press more. Hosts send far fewer, so that nothing is left out; thousands would take seconds. */
const batch = 100

/**
 * Radio buttons as rows of a table or, if there is no room for one, as cards with the same facts in the same order. Of many, the first
 * are drawn, and the chosen one.
 */
export function ChoiceCards<Item>(
  props: InputProps & {
    readonly columns: readonly string[]
    readonly items: readonly Item[]
    readonly toValue: (item: Item, index: number) => string
    /** Called only for the items that are drawn. */
    readonly toChoice: (item: Item, index: number) => Choice
    /** Whether the facts explain themselves, so that only a table labels them. */
    readonly isPlain?: boolean
  },
) {
  const { id, value, commit, blur, disabled, readOnly, columns, items, toValue, toChoice, isPlain = false } = props
  const { 'aria-required': _, ...control } = toControlProps(props)
  const t = useCopy()
  const grid = useRef<HTMLDivElement>(null)
  const [limit, setLimit] = useState(batch)
  const all = items.map((item, index) => ({ item, index, own: toValue(item, index) }))
  const shown = all.filter(({ index, own }) => index < limit || own === value)
  const isCut = items.length > batch
  useLayoutEffect(() => {
    // The keyboard goes on where the list has grown.
    if (limit > batch) grid.current?.querySelectorAll('input')[limit - batch]?.focus()
  }, [limit])
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur()
  }
  return (
    <div className="compare">
      <div ref={grid} className={`compare-grid has-${columns.length} ${isPlain ? 'is-plain' : ''}`} onBlur={leave}>
        <div className="compare-head" aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        {shown.map(({ item, index, own }) => (
          <label key={own} className="card">
            <input
              {...control}
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              value={own}
              aria-posinset={isCut ? index + 1 : undefined}
              aria-setsize={isCut ? items.length : undefined}
              disabled={disabled || readOnly}
              checked={own === value}
              onChange={() => commit(own)}
            />
            <CardContent columns={columns} choice={toChoice(item, index)} />
          </label>
        ))}
      </div>
      {isCut && <p className="card-note">{t('choices.shown', { shown: shown.length, all: items.length })}</p>}
      {shown.length < items.length && (
        <button type="button" className="button button-secondary" onClick={() => setLimit(limit + batch)}>
          {t('choices.more', { count: Math.min(batch, items.length - shown.length) })}
        </button>
      )}
    </div>
  )
}

/** The content of a card: the sentence for screen readers, and what is shown, which is hidden from them. */
function CardContent({ columns, choice }: { readonly columns: readonly string[]; readonly choice: Choice }) {
  const { name, title, note, marks, facts, below } = choice
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span className="card-content" aria-hidden="true">
        <span className="card-about">
          <strong className="card-title">{title}</strong>
          {marks.map((mark) => (
            <span key={mark} className="pill">
              {mark}
            </span>
          ))}
          {note !== undefined && <span className="card-note">{note}</span>}
        </span>
        {facts.map((fact, index) => (
          <span key={columns[index]} className={fact.isGood ? 'card-fact is-good' : 'card-fact'}>
            <span className="card-label">{columns[index]}</span>
            <span className="card-value">
              <span className="card-text">{fact.text}</span>
              {fact.note !== undefined && <span className="card-note">{fact.note}</span>}
            </span>
          </span>
        ))}
        {below !== undefined && <span className="card-below">{below}</span>}
      </span>
    </>
  )
}

const toList = (length: number) => Array.from({ length }, (_, index) => index)

/** A placeholder for cards to choose from, in their usual number and height. */
export function CardsSkeleton({ cards, columns }: { readonly cards: number; readonly columns: number }) {
  const t = useCopy()
  return (
    <output className="compare">
      <span className="visually-hidden">{t('common.loading')}</span>
      <span className={`compare-grid has-${columns}`}>
        <span className="compare-head">{'\u00A0'}</span>
        {toList(cards).map((card) => (
          <span key={card} className="card is-skeleton">
            <span className="skeleton-dot" />
            <span className="card-content">
              <span className="card-about">
                <span className="skeleton-line" />
                <span className="skeleton-line is-name" />
              </span>
              {toList(columns).map((column) => (
                <span key={column} className="card-fact">
                  <span className="skeleton-line" />
                </span>
              ))}
            </span>
          </span>
        ))}
      </span>
    </output>
  )
}
