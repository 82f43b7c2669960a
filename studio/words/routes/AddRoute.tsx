import type { JSONPath } from 'jsonc-parser'
import { useState } from 'react'
import { type LinkedFlow, toMeaning } from '../../../engine/authoring.ts'
import { useEdit } from '../edits/applyEdit.ts'
import { type Target, addRoute, listDialogs } from '../edits/routes.ts'
import { NewCondition } from './NewCondition.tsx'

interface AddRouteProps {
  readonly flow: LinkedFlow
  /** The path of the list of instructions in the flow file. */
  readonly path: JSONPath
  /** The index of the instruction before which the way is inserted. */
  readonly index: number
}

/** Adds a way before the last instruction of a list. */
export function AddRoute({ flow, path, index }: AddRouteProps) {
  const edit = useEdit()
  const [when, setWhen] = useState<string>()
  const [target, setTarget] = useState<Target>({ to: flow.definition.start })
  return (
    <details>
      <summary>Add a route</summary>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault()
          if (when !== undefined) edit(addRoute(flow, path, index, { when, ...target }))
        }}
      >
        <ConditionSelect flow={flow} label="Condition of the new route" value={when} onChoose={setWhen} />
        <TargetSelect flow={flow} path={path} label="Where the new route goes" value={target} onChoose={setTarget} />
        <button type="submit" disabled={when === undefined}>
          Add before the last instruction
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

/** Chooses a condition in words, or opens a dialog for a new one. */
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
        <option value={newCondition}>if … (new condition)</option>
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

/** No predicate can have this name. */
const newCondition = '…'

/** Chooses a step by its title. */
export function StepSelect({ flow, label, value, onChoose }: ChoiceProps<string>) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <StepOptions flow={flow} value={value} />
    </select>
  )
}

/** Chooses how an instruction ends: at a step, with a dialog of the steps that run it, or by staying. */
export function TargetSelect({
  flow,
  path,
  label,
  value,
  onChoose,
}: ChoiceProps<Target> & { readonly path: JSONPath }) {
  const dialogs = listDialogs(flow, path)
  const [texts = {}] = flow.copy.values()
  const shown = 'to' in value ? value.to : 'dialog' in value ? `${asked}${value.dialog}` : staying
  return (
    <select aria-label={label} value={shown} onChange={({ target }) => onChoose(toTarget(target.value))}>
      <option value={staying}>stay here</option>
      {dialogs.map(([name, title]) => (
        <option key={name} value={`${asked}${name}`}>
          ask “{texts[title] ?? title}” ({name})
        </option>
      ))}
      <StepOptions flow={flow} value={'to' in value ? value.to : undefined} />
    </select>
  )
}

/** No step can have these names. */
const [staying, asked] = ['(stay)', '(ask) ']

const toTarget = (value: string): Target =>
  value === staying ? { stay: true } : value.startsWith(asked) ? { dialog: value.slice(asked.length) } : { to: value }

function StepOptions({ flow, value }: { readonly flow: LinkedFlow; readonly value: string | undefined }) {
  const [texts = {}] = flow.copy.values()
  return (
    <>
      {value !== undefined && !(value in flow.definition.steps) && (
        <option value={value}>go to {value} (unknown)</option>
      )}
      {Object.entries(flow.definition.steps).map(([step, { title }]) => (
        <option key={step} value={step}>
          go to {texts[title] ?? title} ({step})
        </option>
      ))}
    </>
  )
}
