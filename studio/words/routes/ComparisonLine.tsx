import { useId } from 'react'
import type { LinkedFlow } from '../../../engine/authoring.ts'
import { type Comparison, type ConditionValue, hasOperand, listOperators } from '../edits/conditions.ts'

interface ComparisonLineProps {
  readonly flow: LinkedFlow
  readonly number: number
  readonly values: readonly ConditionValue[]
  readonly line: Comparison
  readonly onChange: (line: Comparison) => void
  /** Undefined for the only line. */
  readonly onRemove: (() => void) | undefined
}

/** One line of a condition: a value, an operator and an operand. */
export function ComparisonLine({ flow, number, values, line, onChange, onRemove }: ComparisonLineProps) {
  const value = values.find(({ path }) => path === line.path)
  const choose = (path: string) => {
    const next = values.find((one) => one.path === path)
    const [[operator] = ['is' as const]] = next ? listOperators(next) : []
    onChange({ path, operator, operand: next?.choices[0]?.[0] ?? '' })
  }
  return (
    <fieldset className="new-field">
      <legend>Line {number}</legend>
      <div className="condition-line">
        <select
          aria-label={`What to compare in line ${number}`}
          value={line.path}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Choose…</option>
          {[...new Set(values.map(toSlot))].map((slot) => (
            <optgroup key={slot} label={slot}>
              {values
                .filter((one) => toSlot(one) === slot)
                .map(({ path, label }) => (
                  <option key={path} value={path}>
                    {label} ({path})
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        {value && (
          <select
            aria-label={`How to compare in line ${number}`}
            value={line.operator}
            onChange={({ target }) => {
              const [operator] = listOperators(value).find(([name]) => name === target.value) ?? [line.operator]
              onChange({ ...line, operator })
            }}
          >
            {listOperators(value).map(([operator, words]) => (
              <option key={operator} value={operator}>
                {words}
              </option>
            ))}
          </select>
        )}
        {value && hasOperand(line.operator) && (
          <Operand
            flow={flow}
            label={`What to compare with in line ${number}`}
            value={value}
            operand={line.operand}
            onChange={(operand) => onChange({ ...line, operand })}
          />
        )}
        {onRemove && (
          <button type="button" className="link" onClick={onRemove}>
            Remove line {number}
          </button>
        )}
      </div>
    </fieldset>
  )
}

const toSlot = ({ path }: ConditionValue) => path.split('.')[0] ?? path

interface OperandProps {
  readonly flow: LinkedFlow
  readonly label: string
  readonly value: ConditionValue
  readonly operand: string
  readonly onChange: (operand: string) => void
}

/** Chooses one of the possible values, or takes typed input with the constants of the flow as suggestions. */
function Operand({ flow, label, value: { kind, choices }, operand, onChange }: OperandProps) {
  const limits = useId()
  if (choices.length > 0)
    return (
      <select aria-label={label} value={operand} onChange={({ target }) => onChange(target.value)}>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    )
  const type = kind === 'text' ? 'string' : 'number'
  return (
    <>
      <input aria-label={label} list={limits} value={operand} onChange={({ target }) => onChange(target.value)} />
      <datalist id={limits}>
        {Object.entries(flow.definition.constants)
          .filter(([, limit]) => typeof limit === type)
          .map(([name, limit]) => (
            <option key={name} value={`{${name}}`}>
              {String(limit)}
            </option>
          ))}
      </datalist>
    </>
  )
}
