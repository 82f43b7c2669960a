import { useState } from 'react'

interface NumberInputProps {
  readonly id?: string
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true | undefined
  readonly value: number | undefined
  readonly onNumber: (value: number) => void
  /** Told that nothing is written there, where that is allowed. */
  readonly onNone?: () => void
}

/** A number that is told as soon as what is typed is one; what is half typed stays until then. */
export function NumberInput({ value, onNumber, onNone, ...rest }: NumberInputProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: number | undefined }>()
  // What was typed counts as long as the number is that which it made: undo changes the number from outside.
  const text = draft && draft.of === value ? draft.text : String(value ?? '')
  return (
    <input
      {...rest}
      type="number"
      step="any"
      value={text}
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
