import { useState } from 'react'

interface NumberInputProps {
  readonly id?: string
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Whether only whole numbers are allowed. */
  readonly isWhole?: boolean | undefined
  readonly value: number | undefined
  readonly onNumber: (value: number) => void
  /** Called when the input is emptied, if that is allowed. */
  readonly onNone?: () => void
}

/**
 * An input for a number, which reports every allowed number while typing. What is incomplete or not allowed stays visible until the input is
 * left: a file with it might not be read.
 */
export function NumberInput({ value, onNumber, onNone, isWhole = false, ...rest }: NumberInputProps) {
  const [draft, setDraft] = useState<{ text: string; of: number | undefined; isRefused: boolean }>()
  // The typed text is shown as long as it stands for the current value, which undo can change from outside.
  const shown = draft && draft.of === value ? draft : undefined
  return (
    <>
      <input
        {...rest}
        {...(shown?.isRefused && { 'aria-invalid': true })}
        type="number"
        step={isWhole ? 1 : 'any'}
        value={shown?.text ?? String(value ?? '')}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          const number = target.valueAsNumber
          const isNumber = Number.isFinite(number)
          const isTaken = isNumber && target.validity.valid
          const isNone = target.value === '' && onNone !== undefined
          const of = isTaken ? number : isNone ? undefined : value
          setDraft({ text: target.value, of, isRefused: isNumber && !isTaken })
          if (isTaken) onNumber(number)
          else if (isNone) onNone()
        }}
      />
      {shown?.isRefused && (
        <strong role="alert" className="bad">
          {toWish(isWhole, rest)}
        </strong>
      )}
    </>
  )
}

/** Says which numbers are allowed. */
function toWish(isWhole: boolean, { min, max }: Pick<NumberInputProps, 'min' | 'max'>): string {
  const bounds = [min === undefined ? [] : `at least ${min}`, max === undefined ? [] : `at most ${max}`].flat()
  return [`Enter a ${isWhole ? 'whole ' : ''}number`, ...bounds].join(', ').concat('.')
}
