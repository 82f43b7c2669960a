import { useMemo, useId, useState } from 'react'
import { useStudio } from '../StudioContext.ts'
import {
  type FormProps,
  type FormField,
  listSharers,
  listStepForms,
  toFieldLabel,
  toStepTitles,
} from './listFormFields.ts'
import { useEdit } from './edits/applyEdit.ts'
import {
  moveOption,
  removeOption,
  toOptionKey,
  toOptions,
  type FieldOptions,
  addOption,
  toOptionFault,
} from './edits/options.ts'
import { editText, toNameOfLanguage } from './edits/texts.ts'
import { Mover } from './order/Mover.tsx'
import type { LinkedFlow } from '../../engine/authoring.ts'

/** Edits the options of the step's fields. */
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
      {fields.length === 0 && <p>This step has no options to edit.</p>}
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

/** Edits the options of one field: the stored value of each, its label in each language, and its position. */
function FieldChoices({ flow, step, field }: FormProps & { readonly field: FormField }) {
  const { code } = useStudio()
  const edit = useEdit()
  const options = toOptions(field)
  if (!options) return null
  const label = toFieldLabel(flow, field)
  const sharers = listSharers(flow, step, options.place.id)
  return (
    <li className="row">
      <p className="row-head">
        <strong>{label}</strong> <code>{field.path}</code>
      </p>
      {sharers.length > 0 && <p className="quiet">The same options are used in {toStepTitles(flow, sharers)}.</p>}
      <div className="scroll">
        <table className="options">
          <thead>
            <tr>
              <th scope="col">Saved as</th>
              {[...flow.copy.keys()].map((language) => (
                <th key={language} scope="col">
                  {toNameOfLanguage(language)}
                </th>
              ))}
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {options.values.map((value, index) => {
              const key = toOptionKey(options, value)
              return (
                <tr key={value}>
                  <th scope="row">{value}</th>
                  {[...flow.copy].map(([language, texts]) => (
                    <td key={language}>
                      {key === undefined ? (
                        value
                      ) : (
                        <textarea
                          rows={1}
                          lang={language}
                          dir="auto"
                          aria-label={`${value} · ${toNameOfLanguage(language)}`}
                          value={texts[key] ?? ''}
                          onChange={({ target }) => edit(editText(flow, language, key, target.value))}
                        />
                      )}
                    </td>
                  ))}
                  <td className="buttons">
                    <Mover
                      name={value}
                      index={index}
                      count={options.values.length}
                      onMove={(to) => edit(moveOption(options, value, to))}
                    />
                    <button
                      type="button"
                      aria-label={`Remove ${value}`}
                      disabled={options.values.length === 1}
                      onClick={() => edit(removeOption(flow, options, value, code))}
                    >
                      Remove
                    </button>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <AddOption flow={flow} options={options} label={label} />
    </li>
  )
}

interface AddOptionProps {
  readonly flow: LinkedFlow
  readonly options: FieldOptions
  readonly label: string
}

/** Adds an option: its stored value and its label. */
function AddOption({ flow, options, label }: AddOptionProps) {
  const edit = useEdit()
  const id = useId()
  const [value, setValue] = useState('')
  const [words, setWords] = useState('')
  const [fault, setFault] = useState('')
  return (
    <form
      className="inline"
      aria-label={`Add an option to ${label}`}
      onSubmit={(event) => {
        event.preventDefault()
        const found = toOptionFault(options, value)
        setFault(found ?? '')
        if (found !== undefined) return
        edit(addOption(flow, options, value.trim(), words.trim() || value.trim()))
        setValue('')
        setWords('')
      }}
    >
      <label>
        Saved as
        <input
          value={value}
          spellCheck={false}
          aria-invalid={fault !== ''}
          aria-describedby={id}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      {options.prefix !== undefined && (
        <label>
          Shown as
          <input value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
      )}
      <button type="submit">
        Add option<span className="sr-only"> to {label}</span>
      </button>
      <strong id={id} role="alert" className="bad">
        {fault}
      </strong>
    </form>
  )
}
