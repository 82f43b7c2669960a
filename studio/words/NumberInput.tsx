import { useState } from 'react'

interface NumberInputProps {
  readonly id?: string
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true | undefined
  readonly value: number | undefined
  readonly onNumber: (value: number) => void
  /** Called when the input is emptied, if that is allowed. */
  readonly onNone?: () => void
}

/** An input for a number, which reports every valid number while typing. Incomplete input stays visible until the input is left. */
export function NumberInput({ value, onNumber, onNone, ...rest }: NumberInputProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: number | undefined }>()
  // The typed text is shown as long as it stands for the current value, which undo can change from outside.
  const text = draft && draft.of === value ? draft.text : String(value ?? '')
  return (
    <input
      {...rest}
      type="number"
      step="any"
      value={text}
      onBlur={() => setDraft(undefined)}
      onChange={({ target }) => {
        const number = target.valueAsNumber
        const isNumber = Number.isFinite(number)
        const isNone = target.value === '' && onNone !== undefined
        setDraft({ text: target.value, of: isNumber ? number : isNone ? undefined : value })
        if (isNumber) onNumber(number)
        else if (isNone) onNone()
      }}
    />
  )
}
