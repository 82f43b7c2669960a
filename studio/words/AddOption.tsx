import { useId, useState } from 'react'
import type { LinkedFlow } from '../../engine/authoring.ts'
import { useEdit } from './edits/applyEdit.ts'
import { type FieldOptions, addOption, toOptionFault } from './edits/options.ts'

interface AddOptionProps {
  readonly flow: LinkedFlow
  readonly options: FieldOptions
  readonly label: string
}

/** Adds an option: the name under which it is kept, and what applicants read. */
export function AddOption({ flow, options, label }: AddOptionProps) {
  const edit = useEdit()
  const id = useId()
  const [value, setValue] = useState('')
  const [words, setWords] = useState('')
  const [fault, setFault] = useState('')
  return (
    <form
      className="inline"
      aria-label={`A further option of ${label}`}
      onSubmit={(event) => {
        event.preventDefault()
        const found = toOptionFault(options, value)
        setFault(found ?? '')
        if (found !== undefined) return
        edit(addOption(flow, options, value.trim(), words || value.trim()))
        setValue('')
        setWords('')
      }}
    >
      <label>
        Kept as
        <input
          value={value}
          spellCheck={false}
          aria-invalid={fault !== ''}
          aria-describedby={id}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      {options.prefix !== undefined && (
        <label>
          Shown as
          <input value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
      )}
      <button type="submit">
        Add the option<span className="sr-only"> to {label}</span>
      </button>
      <strong id={id} role="alert" className="bad">
        {fault}
      </strong>
    </form>
  )
}
