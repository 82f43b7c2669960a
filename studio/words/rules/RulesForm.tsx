import { useMemo } from 'react'
import { toMeaning } from '../../../engine/authoring.ts'
import { listLayouts } from '../edits/layout.ts'
import { listStepForms, toFieldLabel } from '../listFormFields.ts'
import type { FormProps } from '../FormProps.ts'
import { AddField } from './AddField.tsx'
import { FieldRules } from './FieldRules.tsx'
import { RowOrder } from './RowOrder.tsx'

/** For each field of the step: whether it must be filled in, its limits, and what the applicant is told. */
export function RulesForm({ flow, step }: FormProps) {
  const forms = useMemo(() => listStepForms(flow, step), [flow, step])
  const layouts = useMemo(() => listLayouts(flow, step), [flow, step])
  if (forms.length === 0) return <p>This step asks for nothing.</p>
  return forms.map(({ schema, when, fields }, index) => (
    <section key={`${schema} ${when}`} className="block" aria-label={schema}>
      <h3>
        {when === undefined ? 'Form' : `Form when ${toMeaning(flow.definition, when)}`} <code>{schema}</code>
      </h3>
      {layouts[index]?.map((layout) => (
        <RowOrder
          key={layout.path.join(' ')}
          flow={flow}
          layout={layout}
          toLabel={(name) =>
            toFieldLabel(
              flow,
              fields.find(({ path }) => path === name),
            ) ?? name
          }
        />
      ))}
      <ul className="rows">
        {fields.map((field) => (
          <FieldRules key={field.path} flow={flow} step={step} field={field} />
        ))}
      </ul>
      <AddField flow={flow} step={step} form={index} />
    </section>
  ))
}
