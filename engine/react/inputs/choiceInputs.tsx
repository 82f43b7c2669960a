import { type FocusEvent, useRef } from 'react'
import { RichText } from '../RichText.tsx'
import { type InputProps, toControlProps } from './InputProps.ts'
import { useEarlyChoice } from './SelectInput.tsx'

/** A checkbox with its label beside it. The label may contain links. */
export function CheckboxInput(props: InputProps) {
  const { value, label, commit, blur, disabled, readOnly } = props
  const box = useRef<HTMLInputElement>(null)
  useEarlyChoice(() => {
    if (box.current?.checked && value !== true) commit(true)
  })
  return (
    <label className="checkbox">
      <input
        ref={box}
        {...toControlProps(props)}
        type="checkbox"
        disabled={disabled || readOnly}
        checked={value === true}
        onChange={(event) => commit(event.currentTarget.checked)}
        onBlur={blur}
      />
      <span>
        <RichText text={label} />
      </span>
    </label>
  )
}
CheckboxInput.frame = 'bare' as const

/** Choices as cards, all visible. The frame around them is a fieldset with the field's label. */
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
