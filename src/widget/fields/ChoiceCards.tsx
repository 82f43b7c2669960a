import type { FocusEvent, ReactNode } from 'react'
import { type InputProps, toControlProps, useCopy } from '../../../engine/index.ts'

/** One fact of a card: the text to compare, and a smaller line below it. */
export interface ChoiceFact {
  readonly text: string
  readonly note?: string | undefined
  readonly isGood?: boolean
}

/** One card: its value, the sentence that a screen reader reads (`name`), and what is shown instead. */
interface Choice {
  readonly value: string
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

/** Radio buttons as rows of a table or, if there is no room for one, as cards with the same facts in the same order. */
export function ChoiceCards(
  props: InputProps & {
    readonly columns: readonly string[]
    readonly choices: readonly Choice[]
    /** Whether the facts explain themselves, so that only a table labels them. */
    readonly isPlain?: boolean
  },
) {
  const { id, value, commit, blur, disabled, readOnly, columns, choices, isPlain = false } = props
  const { 'aria-required': _, ...control } = toControlProps(props)
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur()
  }
  return (
    <div className="compare">
      <div className={`compare-grid has-${columns.length} ${isPlain ? 'is-plain' : ''}`} onBlur={leave}>
        <div className="compare-head" aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        {choices.map((choice, index) => (
          <label key={choice.value} className="card">
            <input
              {...control}
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              value={choice.value}
              disabled={disabled || readOnly}
              checked={choice.value === value}
              onChange={() => commit(choice.value)}
            />
            <span className="visually-hidden">{choice.name}</span>
            <CardContent columns={columns} choice={choice} />
          </label>
        ))}
      </div>
    </div>
  )
}

/** The visible content of a card; hidden from screen readers, which read the sentence. */
function CardContent({ columns, choice }: { readonly columns: readonly string[]; readonly choice: Choice }) {
  const { title, note, marks, facts, below } = choice
  return (
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
