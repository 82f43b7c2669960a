import { useLayoutEffect, useRef } from 'react'
import { followEnterKeyHint, toEnterKeyHint } from './enterKey.ts'
import type { InputProps } from './InputProps.ts'
import { toControlProps } from './toControlProps.ts'
import { toText } from './toText.ts'
import { useTextCommit, type TextFormat } from './useTextCommit.ts'

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
  return (
    <input
      ref={element}
      {...toControlProps(props)}
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
  )
}
