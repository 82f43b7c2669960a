import './steps.css'
import { useState } from 'react'
import type { LinkedFlow } from '../../../engine/authoring.ts'
import { useModel, useStudio } from '../../StudioContext.ts'
import { useModal } from '../../useModal.ts'
import { useEdit } from '../edits/applyEdit.ts'
import { toNameOfLanguage } from '../edits/texts.ts'
import { FieldRow, WordsInputs } from './FieldRow.tsx'
import { type NewField, type NewStep, addStep, toStepFault } from './NewStep.ts'

interface AddStepProps {
  readonly flow: LinkedFlow
  /** The step that it comes after. */
  readonly after: string
}

/** Adds a step with its fields and words after another one. */
export function AddStep(props: AddStepProps) {
  // Files that cannot be read are not written over.
  const isCurrent = useModel((model) => model.isCurrent)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" disabled={!isCurrent} onClick={() => setOpen(true)}>
        Add a step after this one
      </button>
      {isOpen && <AddStepDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const empty: NewField = { label: {}, kind: 'text', isRequired: true, choices: {} }

function AddStepDialog({ flow, after, onClose }: AddStepProps & { readonly onClose: () => void }) {
  const { desk } = useStudio()
  const edit = useEdit()
  const dialog = useModal()
  const [step, setStep] = useState<NewStep>({ title: {}, fields: [empty] })
  const [fault, setFault] = useState('')
  const languages = [...flow.copy.keys()]
  const { title, fields } = step
  const setFields = (next: readonly NewField[]) => setStep({ ...step, fields: next })

  const add = () => {
    const [first = 'en'] = languages
    const found = toStepFault(step, first, toNameOfLanguage(first))
    if (found !== undefined) return setFault(found)
    try {
      const { name, ...change } = addStep(flow, step, after)
      edit(change)
      desk.setState({ step: name })
      return onClose()
    } catch (error) {
      return setFault(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <dialog ref={dialog} className="save new-step" aria-labelledby="add-step-title" onClose={onClose}>
      <h2 id="add-step-title">A step after {after}</h2>
      <div className="save-body">
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
        <button type="button" onClick={() => setFields([...fields, empty])}>
          Add a field
        </button>
      </div>
      <p role="alert" className="save-warning">
        {fault}
      </p>
      <div className="save-actions">
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        <button type="button" className="primary" onClick={add}>
          Add the step
        </button>
      </div>
    </dialog>
  )
}
