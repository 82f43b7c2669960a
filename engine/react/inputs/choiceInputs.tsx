import { type FocusEvent, type RefObject, useRef } from 'react'
import { RichText } from '../RichText.tsx'
import { type InputProps, type Option, toControlProps, toText } from './InputProps.ts'
import { useShownChoice } from './SelectInput.tsx'

const toKey = (isTicked?: boolean) => (isTicked ? 'true' : '')

/** A checkbox with its label beside it. The label may contain links. */
export function CheckboxInput(props: InputProps) {
  const { value, label, commit, blur, disabled, readOnly } = props
  const box = useRef<HTMLInputElement>(null)
  const choose = useShownChoice(
    toKey(value === true),
    () => toKey(box.current?.checked),
    (text) => commit(text !== ''),
  )
  return (
    <label className="checkbox">
      <input
        ref={box}
        {...toControlProps(props)}
        type="checkbox"
        disabled={disabled || readOnly}
        checked={value === true}
        onChange={(event) => choose(toKey(event.currentTarget.checked))}
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
  const { value, commit, options } = props
  const cards = useRef<HTMLDivElement>(null)
  const choose = useShownChoice(
    toText(value),
    () => readTicked(cards.current).join(),
    (text) => commit(options.find((option) => String(option.value) === text)?.value),
  )
  return (
    <OptionCards
      box={cards}
      {...props}
      type="radio"
      isChosen={(one) => one === value}
      choose={(one) => choose(String(one))}
    />
  )
}
RadioInput.frame = 'group' as const

interface OptionCardsProps extends InputProps {
  readonly box: RefObject<HTMLDivElement | null>
  readonly type: 'radio' | 'checkbox'
  readonly isChosen: (value: Option['value']) => boolean
  readonly choose: (value: Option['value'], isChosen: boolean) => void
}

/** Returns the values of the cards that are shown as chosen. */
export const readTicked = (box: HTMLElement | null): string[] =>
  [...(box?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map((input) => input.value)

/** The options of a field as cards, each with a control of this type. */
export function OptionCards(props: OptionCardsProps) {
  const { box, id, type, options, disabled, readOnly, blur, isChosen, choose } = props
  const { 'aria-required': _, ...control } = toControlProps(props)
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur()
  }
  return (
    <div ref={box} className="cards" onBlur={leave}>
      {options.map((option, index) => (
        <label key={String(option.value)} className="card">
          <input
            {...control}
            id={index === 0 ? id : `${id}-${index}`}
            type={type}
            value={String(option.value)}
            disabled={disabled || readOnly}
            checked={isChosen(option.value)}
            onChange={({ currentTarget }) => choose(option.value, currentTarget.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
