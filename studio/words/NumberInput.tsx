import { useState } from 'react'

interface NumberInputProps {
  readonly label: string
  readonly value: number
  readonly onNumber: (value: number) => void
}

/** A number that is told as soon as what is typed is one; what is half typed stays until then. */
export function NumberInput({ label, value, onNumber }: NumberInputProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: number }>()
  // What was typed counts as long as the number is that which it made: undo changes the number from outside.
  const text = draft?.of === value ? draft.text : String(value)
  return (
    <input
      type="number"
      step="any"
      aria-label={label}
      value={text}
      onChange={({ target }) => {
        const number = target.valueAsNumber
        const isNumber = Number.isFinite(number)
        setDraft({ text: target.value, of: isNumber ? number : value })
        if (isNumber) onNumber(number)
      }}
    />
  )
}
