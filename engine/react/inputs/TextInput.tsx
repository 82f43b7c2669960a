import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { type InputProps, toControlProps, toText } from './InputProps.ts'
import { type TextFormat, useTextCommit } from './useTextCommit.ts'

/** A text field; `format` and `parse` turn its value into text and back, `attach` gives the element to a mask. */
export interface TextInputProps extends InputProps, Partial<TextFormat> {
  readonly type?: 'text' | 'email' | 'tel'
  /** Shows the text as it is shown while somebody types, also when nobody does. */
  readonly isRevealed?: boolean
  /** Whether a typed text can only be whole; it is committed at once then, not first when the field is left. */
  readonly isWhole?: (text: string) => boolean
  /** Called once with the element; what it returns is called when the element goes. Keep its identity. */
  readonly attach?: (input: HTMLInputElement) => (() => void) | undefined
}

const asTyped = (text: string): unknown => text.trim()

/** A line of text, uncontrolled: its value is committed when it is left, submitted or filled by the browser. */
export function TextInput(props: TextInputProps) {
  const { ui, schema, readOnly, type = 'text', isRevealed = false } = props
  const { format = toText, parse = asTyped, isWhole, attach, blur } = props
  const element = useRef<HTMLInputElement>(null)
  const text = useTextCommit(element, props, { format, parse, isRevealed })
  useLayoutEffect(() => (element.current ? attach?.(element.current) : undefined), [attach])
  const offered = schema.examples && `${props.id}-examples`
  return (
    <>
      <input
        ref={element}
        {...toControlProps(props)}
        list={offered}
        className="input"
        type={type}
        defaultValue={format(props.value ?? undefined, false)}
        readOnly={readOnly}
        maxLength={ui.maxLength}
        inputMode={ui.inputMode}
        enterKeyHint={ui.enterKeyHint ?? 'next'}
        // Some browsers send what they check for spelling to a server.
        spellCheck={schema.personal === true ? false : ui.spellCheck}
        autoCapitalize={ui.autoCapitalize}
        autoComplete={ui.autocomplete}
        onFocus={(event) => {
          event.currentTarget.enterKeyHint = ui.enterKeyHint ?? toEnterKeyHint(event.currentTarget)
          text.show(event.currentTarget, true)
        }}
        onKeyDown={followEnterKeyHint}
        onInput={(event) => {
          // Autofill writes into fields that nobody is typing in; no blur follows.
          if (!event.currentTarget.matches(':focus') || isWhole?.(event.currentTarget.value)) text.commit()
        }}
        onBlur={(event) => {
          text.commit()
          text.show(event.currentTarget, false)
          blur()
        }}
      />
      {offered && (
        <datalist id={offered}>
          {schema.examples?.map((example) => (
            <option key={toText(example)}>{toText(example)}</option>
          ))}
        </datalist>
      )}
    </>
  )
}

const typed = 'input:not([type="radio"], [type="checkbox"])'

/** What the Enter key of a screen keyboard does in a text field: on to the next one, away, or send the form. */
function toEnterKeyHint(input: HTMLInputElement): 'next' | 'done' | 'go' {
  const following = toFollowing(input)
  if (following.length === 0) return 'go'
  return following.some((control) => control.matches(typed)) ? 'next' : 'done'
}

/** Does what the Enter key of a screen keyboard says; on a real keyboard Enter sends the form from every field. */
function followEnterKeyHint(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || input.enterKeyHint === 'go') return
  if (!hasScreenKeyboard()) return
  event.preventDefault()
  const [next] = input.enterKeyHint === 'next' ? toFollowing(input) : []
  if (next) next.focus()
  else input.blur()
}

/** The controls of the form behind this one that can be filled in. */
function toFollowing(input: HTMLInputElement): HTMLElement[] {
  const controls = [...(input.form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])]
  return controls.slice(controls.indexOf(input) + 1).filter(isOpen)
}

const isOpen = (control: HTMLElement) =>
  control.tabIndex >= 0 && !control.matches(':disabled') && !control.hasAttribute('readonly')

const hasScreenKeyboard = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
