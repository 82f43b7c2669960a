import { useDeferredValue, useMemo } from 'react'
import { type LinkedFlow, listCopy, toMeaning, toPlaceholders } from '../../engine/authoring.ts'
import type { FormProps } from './listFormFields.ts'
import { NumberInput } from './NumberInput.tsx'
import { type FlowEdit, useEdit } from './edits/applyEdit.ts'

/** Edits the constants of the flow: first those that the step uses, then all others. */
export function LimitsForm({ flow, step }: FormProps) {
  // Which limits the step has may lag behind, so that the preview and the typing come first.
  const last = useDeferredValue(flow)
  const listed = useMemo(() => listStepConstants(last, step), [last, step])
  const names = Object.keys(flow.definition.constants)
  const groups = [
    ['In this step', names.filter((name) => listed.includes(name))],
    ['In the rest of the flow', names.filter((name) => !listed.includes(name))],
  ] as const
  return groups.map(([title, shown]) => (
    <section key={title} className="block" aria-label={title}>
      <h3>{title}</h3>
      {shown.length === 0 && <p className="quiet">None.</p>}
      <ul className="rows">
        {shown.map((name) => (
          <ConstantRow key={name} flow={flow} name={name} />
        ))}
      </ul>
    </section>
  ))
}

/** One constant in an input of its kind, with the conditions that depend on it. */
function ConstantRow({ flow, name }: { readonly flow: LinkedFlow; readonly name: string }) {
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
            aria-label={toMeaning({ constants }, name)}
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

/** Sets a constant to another value of the same kind. */
export const editConstant = ({ source }: LinkedFlow, name: string, value: string | number | boolean): FlowEdit => ({
  label: `changing the limit ${name}`,
  changes: [{ file: source.flow.path, path: ['constants', name], value }],
  group: `constant ${name}`,
})

/** Lists the constants that a step uses in its conditions, its computed values or its texts. */
function listStepConstants(flow: LinkedFlow, step: string): string[] {
  const { constants, predicates, steps } = flow.definition
  const json = JSON.stringify(steps[step] ?? {})
  const expressions = Object.entries(predicates).flatMap(([name, { when }]) =>
    json.includes(JSON.stringify(name)) ? [when] : [],
  )
  const placeholders = new Set(
    listCopy(flow)
      .filter(({ steps: at }) => at.includes(step))
      .flatMap(({ texts }) =>
        Object.entries(texts).flatMap(([language, text]) =>
          text.includes('{') ? (toPlaceholders(text, language) ?? []) : [],
        ),
      ),
  )
  return Object.keys(constants).filter(
    (name) => placeholders.has(name) || [json, ...expressions].some((text) => isNamedIn(text, name)),
  )
}

/** Checks whether an expression reads a constant. */
const isNamedIn = (expression: string, name: string): boolean =>
  expression.includes(`constants.${name}`) && new RegExp(`\\bconstants\\.${name}\\b`).test(expression)
