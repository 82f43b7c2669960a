import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { type InputProps, toControlProps, toText } from './InputProps.ts'
import { type TextFormat, useTextCommit } from './useTextCommit.ts'

/** The props of a text field. `format` and `parse` convert its value to text and back; `attach` passes the element to a mask. */
export interface TextInputProps extends InputProps, Partial<TextFormat> {
  readonly type?: 'text' | 'email' | 'tel'
  /** Whether to always show the text as it looks during typing. */
  readonly isRevealed?: boolean
  /** Checks whether a typed text is complete. It is then committed immediately, not only on blur. */
  readonly isWhole?: (text: string) => boolean
  /** Called once with the element. May return a function to call when the element is removed. Keep its identity. */
  readonly attach?: (input: HTMLInputElement) => (() => void) | undefined
}

// Pasted text may have tabs and other blanks, which look the same.
const asTyped = (text: string): unknown => text.trim().replaceAll(/\s/g, ' ')

/** A line of text, uncontrolled: its value is committed on blur, on submit or when the browser fills it in. */
export function TextInput(props: TextInputProps) {
  const { ui, schema, readOnly, type = 'text', isRevealed = false } = props
  const { format = toText, parse = asTyped, isWhole, attach, blur } = props
  const element = useRef<HTMLInputElement>(null)
  // Constant: browsers show a later default in a field that has not been typed in, and move the caret.
  const [first] = useState(() => format(props.value, false))
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
        defaultValue={first}
        readOnly={readOnly}
        maxLength={ui.maxLength}
        inputMode={ui.inputMode}
        enterKeyHint={ui.enterKeyHint ?? 'next'}
        // Some browsers send text to a server for spell checking.
        spellCheck={schema.personal === true ? false : ui.spellCheck}
        autoCapitalize={ui.autoCapitalize}
        autoComplete={ui.autocomplete}
        onFocus={(event) => {
          event.currentTarget.enterKeyHint = ui.enterKeyHint ?? toEnterKeyHint(event.currentTarget)
          text.show(event.currentTarget, true)
        }}
        onKeyDown={followEnterKeyHint}
        onInput={(event) => {
          if (isWhole?.(event.currentTarget.value)) text.commit()
          else text.hear(event.currentTarget)
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

/** Returns what the Enter key of a screen keyboard does in a text field: go to the next field, close the keyboard, or submit the form. */
function toEnterKeyHint(input: HTMLInputElement): 'next' | 'done' | 'go' {
  const following = toFollowing(input)
  if (following.length === 0) return 'go'
  return following.some((control) => control.matches(typed)) ? 'next' : 'done'
}

/** Does what the Enter key of a screen keyboard shows. On a real keyboard Enter submits the form from every field. */
function followEnterKeyHint(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || input.enterKeyHint === 'go') return
  if (!hasScreenKeyboard()) return
  event.preventDefault()
  const [next] = input.enterKeyHint === 'next' ? toFollowing(input) : []
  if (next) next.focus()
  else input.blur()
}

/** Lists the form's controls after this one that can be filled in. */
function toFollowing(input: HTMLInputElement): HTMLElement[] {
  const controls = [...(input.form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])]
  return controls.slice(controls.indexOf(input) + 1).filter(isOpen)
}

const isOpen = (control: HTMLElement) =>
  control.tabIndex >= 0 && !control.matches(':disabled') && !control.hasAttribute('readonly')

const hasScreenKeyboard = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
