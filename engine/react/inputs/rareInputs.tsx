import { useRef, useState } from 'react'
import { OptionCards, readTicked } from './choiceInputs.tsx'
import { type InputComponent, type InputProps, type Option, toControlProps, toText } from './InputProps.ts'
import { useShownChoice } from './SelectInput.tsx'
import { useTextCommit } from './useTextCommit.ts'

const asTyped = { format: toText, parse: (text: string): unknown => text.trim(), isRevealed: false }

/** A text of several lines, uncontrolled like a line of text. Enter begins a new line. */
function TextareaInput(props: InputProps) {
  const { ui, schema, readOnly, blur } = props
  const element = useRef<HTMLTextAreaElement>(null)
  const [first] = useState(() => toText(props.value))
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
  const { value, commit, options } = props
  const boxes = useRef<HTMLDivElement>(null)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const known = options.map((option) => option.value)
  /** Names a choice by the places of its options, because a value may be any text. */
  const toKey = (isChosen: (value: Option['value']) => boolean) =>
    known.flatMap((one, place) => (isChosen(one) ? [place] : [])).join()
  const choose = useShownChoice(
    toKey((one) => chosen.includes(one)),
    () => {
      const ticked = readTicked(boxes.current)
      return toKey((one) => ticked.includes(String(one)))
    },
    (key) => commit(key === '' ? undefined : key.split(',').map((place) => known[Number(place)])),
  )
  return (
    <OptionCards
      box={boxes}
      {...props}
      type="checkbox"
      isChosen={(one) => chosen.includes(one)}
      choose={(one, isTicked) => choose(toKey((other) => (other === one ? isTicked : chosen.includes(other))))}
    />
  )
}
CheckboxesInput.frame = 'group' as const

/** Inputs that few flows need, by the names that `ui.input` may use. A page whose flow uses one adds them to its own inputs. */
export const rareInputs: Readonly<Record<string, InputComponent>> = {
  textarea: TextareaInput,
  checkboxes: CheckboxesInput,
}
