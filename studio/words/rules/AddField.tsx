import { useState } from 'react'
import { toNameOfLanguage } from '../edits/texts.ts'
import { addField } from '../edits/fields.ts'
import type { FormProps } from '../FormProps.ts'
import { FieldRow } from '../steps/FieldRow.tsx'
import { type NewField, emptyField, toFieldsFault } from '../steps/NewStep.ts'
import { StepDialog } from '../steps/StepDialog.tsx'

interface AddFieldProps extends FormProps {
  /** Which of the step's forms, counted from 0. */
  readonly form: number
}

/** Adds a field to a form, with its words. */
export function AddField(props: AddFieldProps) {
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
  const [first = 'en'] = languages
  return (
    <StepDialog
      title={`A field of ${step}`}
      action="Add the field"
      fault={toFieldsFault([field], first, toNameOfLanguage(first))}
      toEdit={() => [addField(flow, step, form, field), step]}
      onClose={onClose}
    >
      <FieldRow number={1} field={field} languages={languages} onChange={setField} onRemove={undefined} />
    </StepDialog>
  )
}
