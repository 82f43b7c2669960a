import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { type InputComponent, type InputProps, toControlProps, toText } from './InputProps.ts'
import { useTextCommit } from './useTextCommit.ts'

const asTyped = { format: toText, parse: (text: string): unknown => text.trim(), isRevealed: false }

/** A text of several lines, uncontrolled like a line of text. Enter begins a new line. */
function TextareaInput(props: InputProps) {
  const { ui, schema, readOnly, blur } = props
  const element = useRef<HTMLTextAreaElement>(null)
  const [first] = useState(() => toText(props.value ?? undefined))
  const text = useTextCommit(element, props, asTyped)
  return (
    <textarea
      ref={element}
      {...toControlProps(props)}
      className="input"
      rows={4}
      defaultValue={first}
      readOnly={readOnly}
      maxLength={ui.maxLength}
      // Some browsers send text to a server for spell checking.
      spellCheck={schema.personal === true ? false : ui.spellCheck}
      autoCapitalize={ui.autoCapitalize}
      autoComplete={ui.autocomplete}
      onInput={(event) => text.hear(event.currentTarget)}
      onBlur={() => {
        text.commit()
        blur()
      }}
    />
  )
}

/** Checkboxes for any number of choices. The value is a list in the order of the choices, or undefined. */
function CheckboxesInput(props: InputProps) {
  const { id, value, commit, blur, disabled, readOnly, options } = props
  const boxes = useRef<HTMLDivElement>(null)
  const { 'aria-required': _, ...control } = toControlProps(props)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const choose = (isChosen: (option: InputProps['options'][number]) => boolean) => {
    const next = options.filter(isChosen).map((option) => option.value)
    commit(next.length === 0 ? undefined : next)
  }
  // Commits boxes that were ticked in the prerendered page before the script was loaded.
  const early = useRef(() => {
    const ticked = [...(boxes.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(
      (box) => box.value,
    )
    if (ticked.length > chosen.length) choose((option) => ticked.includes(String(option.value)))
  })
  useEffect(() => early.current(), [])
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur()
  }
  return (
    <div ref={boxes} className="cards" onBlur={leave}>
      {options.map((option, index) => (
        <label key={String(option.value)} className="card">
          <input
            {...control}
            id={index === 0 ? id : `${id}-${index}`}
            type="checkbox"
            value={String(option.value)}
            disabled={disabled || readOnly}
            checked={chosen.includes(option.value)}
            onChange={({ currentTarget: { checked } }) =>
              choose(({ value: other }) => (other === option.value ? checked : chosen.includes(other)))
            }
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
CheckboxesInput.frame = 'group' as const

/** Inputs that few flows need, by the names that `ui.input` may use. A page whose flow uses one adds them to its own inputs. */
export const rareInputs: Readonly<Record<string, InputComponent>> = {
  textarea: TextareaInput,
  checkboxes: CheckboxesInput,
}
