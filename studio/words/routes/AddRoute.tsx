import type { JSONPath } from 'jsonc-parser'
import { useState } from 'react'
import { type LinkedFlow, toMeaning } from '../../../engine/authoring.ts'
import { useEdit } from '../edits/applyEdit.ts'
import { addRoute } from '../edits/routes.ts'
import { NewCondition } from './NewCondition.tsx'

interface AddRouteProps {
  readonly flow: LinkedFlow
  /** Where the list of instructions is in the flow file. */
  readonly path: JSONPath
  /** The instruction before which it is put in. */
  readonly index: number
}

/** Puts a further way before the last instruction of a list. */
export function AddRoute({ flow, path, index }: AddRouteProps) {
  const edit = useEdit()
  const [when, setWhen] = useState<string>()
  const [to, setTo] = useState(flow.definition.start)
  return (
    <details>
      <summary>Add a way</summary>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault()
          if (when !== undefined) edit(addRoute(flow, path, index, { when, to }))
        }}
      >
        <ConditionSelect flow={flow} label="Condition of the new way" value={when} onChoose={setWhen} />
        <StepSelect flow={flow} label="Where the new way goes" value={to} onChoose={setTo} />
        <button type="submit" disabled={when === undefined}>
          Add it before the last
        </button>
      </form>
    </details>
  )
}

interface ChoiceProps<Value> {
  readonly flow: LinkedFlow
  readonly label: string
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** A condition, in words; a new one can be put together. */
export function ConditionSelect({ flow, label, value, onChoose }: ChoiceProps<string | undefined>) {
  const [isNew, setNew] = useState(false)
  return (
    <>
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => {
          if (target.value === newCondition) setNew(true)
          else onChoose(target.value === '' ? undefined : target.value)
        }}
      >
        <option value="">always</option>
        <option value={newCondition}>if … (a new condition)</option>
        {value !== undefined && !(value in flow.definition.predicates) && (
          <option value={value}>{value} (unknown)</option>
        )}
        {Object.keys(flow.definition.predicates).map((predicate) => (
          <option key={predicate} value={predicate}>
            if {toMeaning(flow.definition, predicate)}
          </option>
        ))}
      </select>
      {isNew && <NewCondition flow={flow} onMade={onChoose} onClose={() => setNew(false)} />}
    </>
  )
}

/** No predicate has such a name. */
const newCondition = '…'

/** A step to go to, by its title. */
export function StepSelect({ flow, label, value, onChoose }: ChoiceProps<string>) {
  const [texts = {}] = flow.copy.values()
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {!(value in flow.definition.steps) && <option value={value}>go to {value} (unknown)</option>}
      {Object.entries(flow.definition.steps).map(([step, { title }]) => (
        <option key={step} value={step}>
          go to {texts[title] ?? title} ({step})
        </option>
      ))}
    </select>
  )
}
