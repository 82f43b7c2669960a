import { useMemo, useState } from 'react'
import { toMeaning } from '../../../engine/authoring.ts'
import { listLayouts } from '../edits/layout.ts'
import { listStepForms, toFieldLabel, type FormProps } from '../listFormFields.ts'
import { FieldRules } from './FieldRules.tsx'
import { RowOrder } from './RowOrder.tsx'
import { firstLanguage, toNameOfLanguage } from '../edits/texts.ts'
import { addField } from '../edits/fields.ts'
import { FieldRow } from '../steps/FieldRow.tsx'
import { type NewField, emptyField, toFieldsFault } from '../steps/NewStep.ts'
import { StepDialog } from '../steps/StepDialog.tsx'

/** Edits for each field of the step whether it is required, its limits, and the messages to the applicant. */
export function RulesForm({ flow, step }: FormProps) {
  const forms = useMemo(() => listStepForms(flow, step), [flow, step])
  const layouts = useMemo(() => listLayouts(flow, step), [flow, step])
  if (forms.length === 0) return <p>This step has no fields.</p>
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
              name,
            )
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

interface AddFieldProps extends FormProps {
  /** The index of the form in the step. */
  readonly form: number
}

/** Adds a field and its texts to a form. */
function AddField(props: AddFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add a field
      </button>
      {isOpen && <AddFieldDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function AddFieldDialog({ flow, step, form, onClose }: AddFieldProps & { readonly onClose: () => void }) {
  const [field, setField] = useState<NewField>(emptyField)
  const languages = [...flow.copy.keys()]
  const first = firstLanguage(flow)
  return (
    <StepDialog
      title={`Add a field to ${step}`}
      action="Add field"
      fault={toFieldsFault([field], first, toNameOfLanguage(first))}
      toEdit={() => [addField(flow, step, form, field), step]}
      onClose={onClose}
    >
      <FieldRow number={1} field={field} languages={languages} onChange={setField} onRemove={undefined} />
    </StepDialog>
  )
}
