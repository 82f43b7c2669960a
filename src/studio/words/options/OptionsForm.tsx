import { useMemo } from 'react'
import { listStepForms } from '../fields/listStepForms.ts'
import type { FormProps } from '../FormProps.ts'
import { toOptions } from '../edits/options.ts'
import { FieldChoices } from './FieldChoices.tsx'

/** The fields of the step that offer a choice, each with its options. */
export function OptionsForm({ flow, step }: FormProps) {
  const forms = useMemo(() => listStepForms(flow, step), [flow, step])
  const given = forms.flatMap(({ schema }) =>
    [flow.definition.steps[step]?.form ?? []]
      .flat()
      .filter((form) => form.schema === schema)
      .flatMap(({ fields = {} }) =>
        Object.entries(fields).flatMap(([name, { options }]) => (options ? [[name, options.from] as const] : [])),
      ),
  )
  const fields = forms.flatMap((form) => form.fields.filter((field) => toOptions(field)))
  return (
    <>
      {fields.length === 0 && <p>No field of this step has options that are written in the flow.</p>}
      <ul className="rows">
        {fields.map((field) => (
          <FieldChoices key={`${field.owner.file} ${field.path}`} flow={flow} step={step} field={field} />
        ))}
      </ul>
      {given.map(([name, from]) => (
        <p key={name} className="quiet">
          The options of {name} come from a service: <code>{from}</code>.
        </p>
      ))}
    </>
  )
}
