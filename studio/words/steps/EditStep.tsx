import { useMemo, useState } from 'react'
import type { LinkedFlow } from '../../../engine/authoring.ts'
import { useModel, useStudio } from '../../StudioContext.ts'
import { isReleased, listResumable, removeStep, renameStep, toNameFault } from '../edits/steps.ts'
import { StepSelect } from '../routes/AddRoute.tsx'
import { StepDialog, addRow } from './StepDialog.tsx'
import { firstLanguage, toNameOfLanguage } from '../edits/texts.ts'
import { FieldRow, WordsInputs } from './FieldRow.tsx'
import { type NewField, type NewStep, addStep, emptyField, toFollowFault, toStepFault } from './NewStep.ts'

interface EditStepProps {
  readonly flow: LinkedFlow
  readonly step: string
}

const dialogs = { add: AddStepDialog, rename: RenameDialog, remove: RemoveDialog }

/** The edits of a whole step: add a step after it, rename it, or remove it. */
export function EditStep(props: EditStepProps) {
  // Files that cannot be read must not be overwritten.
  const isCurrent = useModel((model) => model.isCurrent)
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const Dialog = open && dialogs[open]
  const toButton = (name: keyof typeof dialogs, words: string) => (
    <button type="button" disabled={!isCurrent} onClick={() => setOpen(name)}>
      {words}
    </button>
  )
  return (
    <div className="step-edits">
      {toButton('add', 'Add a step after this one')}
      {toButton('rename', 'Rename this step')}
      {toButton('remove', 'Remove this step')}
      {Dialog && <Dialog {...props} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

interface DialogProps extends EditStepProps {
  readonly onClose: () => void
}

function RenameDialog({ flow, step, onClose }: DialogProps) {
  const [typed, setTyped] = useState(step)
  const name = typed.trim()
  const fault = name === step ? 'Enter a different name.' : toNameFault(flow, name)
  return (
    <StepDialog
      title={`Rename ${step}`}
      action="Rename"
      fault={fault}
      toEdit={() => [renameStep(flow, step, name), name]}
      onClose={onClose}
    >
      <label>
        Name <input value={typed} spellCheck={false} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <p>Routes to this step are updated to match.</p>
      <Consequences flow={flow} step={step} saved="continue there" />
    </StepDialog>
  )
}

function RemoveDialog({ flow, step, onClose }: DialogProps) {
  const others = Object.keys(flow.definition.steps)
  const [ways, setWays] = useState(toNeighbor(others, step))
  const [first] = listResumable(flow, step)
  const [resumed, setResumed] = useState(first)
  const fault =
    ways === step ? 'Choose another step for its routes.' : resumed === step ? 'Choose another step.' : undefined
  return (
    <StepDialog
      title={`Remove ${step}`}
      action="Remove step"
      fault={fault}
      toEdit={() => [removeStep(flow, step, { ways, resumed: resumed ?? ways }), ways]}
      onClose={onClose}
    >
      <p>
        Routes to this step will{' '}
        <StepSelect flow={flow} label="Where its routes lead" value={ways} onChoose={setWays} />
      </p>
      {isReleased(flow, step) && resumed !== undefined && (
        <p>
          Applications saved at this step will{' '}
          <StepSelect flow={flow} label="Where saved applications continue" value={resumed} onChoose={setResumed} />
        </p>
      )}
      <Consequences flow={flow} step={step} saved="continue where you choose" />
    </StepDialog>
  )
}

/** Returns the next step, or the one before if this is the last. */
const toNeighbor = (steps: readonly string[], step: string): string =>
  steps[steps.indexOf(step) + 1] ?? steps.at(-2) ?? step

/** Explains what else an edit of a step affects. */
function Consequences({ flow, step, saved }: EditStepProps & { readonly saved: string }) {
  const { code } = useStudio()
  return (
    <>
      {isReleased(flow, step) && (
        <p className="quiet">This adds a migration: applications saved at this step in the released version {saved}.</p>
      )}
      {code.split('\n').includes(step) && (
        <p className="save-warning">The product’s code uses this name, so a programmer has to update it.</p>
      )}
    </>
  )
}

/** Asks for a new step with its fields and texts, and adds it after another one. */
function AddStepDialog({ flow, step: after, onClose }: DialogProps) {
  const [step, setStep] = useState<NewStep>({ title: {}, fields: [emptyField] })
  const languages = [...flow.copy.keys()]
  const first = firstLanguage(flow)
  const { title, fields } = step
  const setFields = (next: readonly NewField[]) => setStep({ ...step, fields: next })
  const impossible = useMemo(() => toFollowFault(flow, after), [flow, after])
  if (impossible !== undefined)
    return (
      <StepDialog
        title={`Add a step after ${after}`}
        action={undefined}
        fault={impossible}
        toEdit={() => [{ label: '', changes: [] }, after]}
        onClose={onClose}
      >
        <p>{impossible} Add it after another step.</p>
      </StepDialog>
    )
  return (
    <StepDialog
      title={`Add a step after ${after}`}
      action="Add step"
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
          // oxlint-disable-next-line react/no-array-index-key -- two fields may be equal
          key={index}
          number={index + 1}
          field={field}
          languages={languages}
          onChange={(next) => setFields(fields.with(index, next))}
          onRemove={fields.length > 1 ? () => setFields(fields.toSpliced(index, 1)) : undefined}
        />
      ))}
      <button type="button" onClick={addRow(() => setFields([...fields, emptyField]))}>
        Add a field
      </button>
    </StepDialog>
  )
}
