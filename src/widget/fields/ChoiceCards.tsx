import type { FocusEvent, ReactNode } from 'react'
import { toControlProps, type InputProps } from '../../../engine/index.ts'

/** One card: the value it stands for and what it shows, which is also what a screen reader calls it. */
export interface Choice {
  readonly value: string
  readonly content: ReactNode
}

/** Radio buttons as cards that show more than a line each. */
export function ChoiceCards({ choices, ...props }: InputProps & { readonly choices: readonly Choice[] }) {
  const { id, value, commit, blur, disabled, readOnly } = props
  const { 'aria-required': _, ...control } = toControlProps(props)
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur()
  }
  return (
    <div className="cards" onBlur={leave}>
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
          <span className="card-content">{choice.content}</span>
        </label>
      ))}
    </div>
  )
}
