import { toMeaning, type LinkedFlow } from '../../../../engine/authoring.ts'
import { editConstant } from '../edits/editConstant.ts'
import { NumberInput } from '../NumberInput.tsx'
import { useEdit } from '../useEdit.ts'
import { isNamedIn } from './listStepConstants.ts'

/** One constant, in an input of its kind, with the conditions that go by it. */
export function ConstantRow({ flow, name }: { readonly flow: LinkedFlow; readonly name: string }) {
  const edit = useEdit()
  const { constants, predicates } = flow.definition
  const value = constants[name]
  const meanings = Object.entries(predicates).flatMap(([predicate, { when }]) =>
    isNamedIn(when, name) ? [toMeaning(flow.definition, predicate)] : [],
  )
  return (
    <li className="row">
      <label className="row-limit">
        <strong>{toMeaning({ constants }, name)}</strong> <code>{name}</code>
        {typeof value === 'number' ? (
          <NumberInput
            label={toMeaning({ constants }, name)}
            value={value}
            onNumber={(number) => edit(editConstant(flow, name, number))}
          />
        ) : typeof value === 'boolean' ? (
          <input
            type="checkbox"
            checked={value}
            onChange={({ target }) => edit(editConstant(flow, name, target.checked))}
          />
        ) : (
          <input value={value ?? ''} onChange={({ target }) => edit(editConstant(flow, name, target.value))} />
        )}
      </label>
      {meanings.length > 0 && <p className="quiet">Decides whether {meanings.join('; whether ')}.</p>}
    </li>
  )
}
