import { useState } from 'react'
import type { LinkedFlow } from '../../../engine/authoring.ts'
import { addRule, isCount, listPossibleRules, numberRules } from '../edits/rules.ts'
import type { FormField } from '../listFormFields.ts'
import { useEdit } from '../edits/applyEdit.ts'

interface AddRuleProps {
  readonly flow: LinkedFlow
  readonly field: FormField
  readonly label: string
}

/** Adds a rule to a field, with a default message that can be edited. */
export function AddRule({ flow, field, label }: AddRuleProps) {
  const edit = useEdit()
  const possible = listPossibleRules(field)
  const [chosen, setChosen] = useState('')
  const [limit, setLimit] = useState('')
  const rule = possible.find((name) => name === chosen) ?? possible[0]
  if (rule === undefined) return null
  const number = Number(limit)
  return (
    <form
      className="inline"
      onSubmit={(event) => {
        event.preventDefault()
        if (limit === '' || !Number.isFinite(number)) return
        edit(addRule(flow, field, rule, number))
        setLimit('')
      }}
    >
      <label>
        <span className="sr-only">Add a rule to {label}</span>
        <select value={rule} onChange={({ target }) => setChosen(target.value)}>
          {possible.map((name) => (
            <option key={name} value={name}>
              {`must be ${numberRules[name].before} … ${numberRules[name].after}`.trim()}
            </option>
          ))}
        </select>
      </label>
      <input
        type="number"
        {...(isCount(rule) ? { min: 0, step: 1 } : { step: 'any' })}
        required
        aria-label={`Limit of the new rule for ${label}`}
        value={limit}
        onChange={({ target }) => setLimit(target.value)}
      />
      <button type="submit" className="small">
        Add rule<span className="sr-only"> to {label}</span>
      </button>
    </form>
  )
}
