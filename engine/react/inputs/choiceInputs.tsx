import { type FocusEvent, useEffect, useRef } from 'react'
import { RichText } from '../RichText.tsx'
import { useCopy } from '../hooks.ts'
import { type InputProps, toControlProps, toText } from './InputProps.ts'

/** A box to tick, with its label beside it; the label may hold links. */
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

/** The browser's own select, with a first line for no choice. */
export function SelectInput(props: InputProps) {
  const { value, commit, blur, disabled, readOnly, options, isPending, ui } = props
  const t = useCopy()
  const element = useRef<HTMLSelectElement>(null)
  const choose = (text: string) => commit(options.find((option) => String(option.value) === text)?.value)
  useEarlyChoice(() => {
    const early = element.current?.value
    if (early && early !== toText(value)) choose(early)
  })
  const noChoice = options.length > 0 || disabled ? (ui.placeholder ?? 'form.choose') : 'form.noOptions'
  const placeholder = isPending ? 'form.loading' : noChoice
  return (
    <select
      ref={element}
      {...toControlProps(props)}
      className="input select"
      disabled={disabled || readOnly}
      aria-busy={isPending || undefined}
      autoComplete={ui.autocomplete}
      value={toText(value)}
      onChange={(event) => choose(event.currentTarget.value)}
      onBlur={blur}
    >
      <option value="">{t(placeholder)}</option>
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Commits, once, a choice that was made in the prerendered page before the script arrived. */
function useEarlyChoice(commitEarly: () => void): void {
  const first = useRef(commitEarly)
  useEffect(() => first.current(), [])
}
