import { useMemo } from 'react'
import type { FormProps } from '../FormProps.ts'
import { ConstantRow } from './ConstantRow.tsx'
import { listStepConstants } from './listStepConstants.ts'

/** The limits, names and numbers of the flow: first those of the step, then all others. */
export function LimitsForm({ flow, step }: FormProps) {
  const own = useMemo(() => listStepConstants(flow, step), [flow, step])
  const others = Object.keys(flow.definition.constants).filter((name) => !own.includes(name))
  const groups = [
    ['At this step', own],
    ['In the rest of the flow', others],
  ] as const
  return groups.map(([title, names]) => (
    <section key={title} className="block" aria-label={title}>
      <h3>{title}</h3>
      {names.length === 0 && <p className="quiet">None.</p>}
      <ul className="rows">
        {names.map((name) => (
          <ConstantRow key={name} flow={flow} name={name} />
        ))}
      </ul>
    </section>
  ))
}
