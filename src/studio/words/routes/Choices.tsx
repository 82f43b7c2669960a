import { toMeaning, type LinkedFlow } from '../../../../engine/authoring.ts'

interface ChoiceProps<Value> {
  readonly flow: LinkedFlow
  readonly label: string
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** A condition, in words. */
export function ConditionSelect({ flow, label, value, onChoose }: ChoiceProps<string | undefined>) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
    >
      <option value="">always</option>
      {value !== undefined && !(value in flow.definition.predicates) && (
        <option value={value}>{value} (unknown)</option>
      )}
      {Object.keys(flow.definition.predicates).map((predicate) => (
        <option key={predicate} value={predicate}>
          if {toMeaning(flow.definition, predicate)}
        </option>
      ))}
    </select>
  )
}

/** A step to go to. */
export function StepSelect({ flow, label, value, onChoose }: ChoiceProps<string>) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {!(value in flow.definition.steps) && <option value={value}>go to {value} (unknown)</option>}
      {Object.keys(flow.definition.steps).map((step) => (
        <option key={step} value={step}>
          go to {step}
        </option>
      ))}
    </select>
  )
}
