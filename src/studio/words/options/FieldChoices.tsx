import { useStudio } from '../../StudioContext.ts'
import { editText, firstLanguage } from '../edits/editText.ts'
import { moveOption, removeOption, toOptionKey, toOptions } from '../edits/options.ts'
import type { FormField } from '../fields/FormField.ts'
import { listSharers } from '../fields/listSharers.ts'
import { toLabelKey } from '../fields/listFormFields.ts'
import { useEdit } from '../useEdit.ts'
import type { FormProps } from '../FormProps.ts'
import { AddOption } from './AddOption.tsx'

/** The options of one field: what is kept of each, its words in each language, and its place. */
export function FieldChoices({ flow, step, field }: FormProps & { readonly field: FormField }) {
  const { code } = useStudio()
  const edit = useEdit()
  const options = toOptions(field)
  if (!options) return null
  const label = flow.copy.get(firstLanguage(flow))?.[toLabelKey(field) ?? ''] ?? field.name
  const sharers = listSharers(flow, step, options.place.id)
  return (
    <li className="row">
      <p className="row-head">
        <strong>{label}</strong> <code>{field.path}</code>
      </p>
      {sharers.length > 0 && <p className="quiet">The same options are offered at {sharers.join(', ')}.</p>}
      <div className="scroll">
        <table className="options">
          <thead>
            <tr>
              <th scope="col">Kept as</th>
              {[...flow.copy.keys()].map((language) => (
                <th key={language} scope="col">
                  Shown ({language})
                </th>
              ))}
              <th scope="col">Place</th>
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
                        <input
                          lang={language}
                          aria-label={`${value} (${language})`}
                          value={texts[key] ?? ''}
                          onChange={({ target }) => edit(editText(flow, language, key, target.value))}
                        />
                      )}
                    </td>
                  ))}
                  <td className="buttons">
                    <button
                      type="button"
                      aria-label={`${value} up`}
                      disabled={index === 0}
                      onClick={() => edit(moveOption(options, value, -1))}
                    >
                      ↑
                    </button>
                    <button
                      type="button"
                      aria-label={`${value} down`}
                      disabled={index === options.values.length - 1}
                      onClick={() => edit(moveOption(options, value, 1))}
                    >
                      ↓
                    </button>
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
