import { useRef, type FocusEvent } from 'react'
import type { InputProps } from './InputProps.ts'
import { toControlProps } from './toControlProps.ts'
import { useEarlyChoice } from './useEarlyChoice.ts'

/** Choices as cards, all of them in sight; the frame around them is a fieldset with the field's label. */
export function RadioInput(props: InputProps) {
  const { id, value, commit, blur, disabled, readOnly, options } = props
  const cards = useRef<HTMLDivElement>(null)
  const { 'aria-required': _, ...control } = toControlProps(props)
  useEarlyChoice(() => {
    const early = cards.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const option = options.find((candidate) => String(candidate.value) === early)
    if (option && option.value !== value) commit(option.value)
  })
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur()
  }
  return (
    <div ref={cards} className="cards" onBlur={leave}>
      {options.map((option, index) => (
        <label key={String(option.value)} className="card">
          <input
            {...control}
            id={index === 0 ? id : `${id}-${index}`}
            type="radio"
            value={String(option.value)}
            disabled={disabled || readOnly}
            checked={option.value === value}
            onChange={() => commit(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
RadioInput.frame = 'group' as const
