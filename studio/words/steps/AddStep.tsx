import { useState } from 'react'
import type { LinkedFlow } from '../../../engine/authoring.ts'
import { toNameOfLanguage } from '../edits/texts.ts'
import { FieldRow, WordsInputs } from './FieldRow.tsx'
import { type NewField, type NewStep, addStep, emptyField, toStepFault } from './NewStep.ts'
import { StepDialog } from './StepDialog.tsx'

interface AddStepProps {
  readonly flow: LinkedFlow
  /** The step that it comes after. */
  readonly step: string
  readonly onClose: () => void
}

/** Asks for a step with its fields and words, and adds it after another one. */
export function AddStepDialog({ flow, step: after, onClose }: AddStepProps) {
  const [step, setStep] = useState<NewStep>({ title: {}, fields: [emptyField] })
  const languages = [...flow.copy.keys()]
  const [first = 'en'] = languages
  const { title, fields } = step
  const setFields = (next: readonly NewField[]) => setStep({ ...step, fields: next })
  return (
    <StepDialog
      title={`A step after ${after}`}
      action="Add the step"
      fault={toStepFault(step, first, toNameOfLanguage(first))}
      toEdit={() => {
        const { name, ...edit } = addStep(flow, step, after)
        return [edit, name]
      }}
      onClose={onClose}
    >
      <WordsInputs
        label="Title"
        words={title}
        languages={languages}
        onChange={(words) => setStep({ ...step, title: words })}
      />
      {fields.map((field, index) => (
        <FieldRow
          // oxlint-disable-next-line react/no-array-index-key -- two may read the same
          key={index}
          number={index + 1}
          field={field}
          languages={languages}
          onChange={(next) => setFields(fields.with(index, next))}
          onRemove={fields.length > 1 ? () => setFields(fields.toSpliced(index, 1)) : undefined}
        />
      ))}
      <button type="button" onClick={() => setFields([...fields, emptyField])}>
        Add a field
      </button>
    </StepDialog>
  )
}
