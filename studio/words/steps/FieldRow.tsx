import { inputNames } from 'studio:project'
import { toNameOfLanguage } from '../edits/texts.ts'
import { type NewField, type Words, kinds } from './NewStep.ts'

interface FieldRowProps {
  readonly number: number
  readonly field: NewField
  /** The languages of the flow; texts are required in the first one. */
  readonly languages: readonly string[]
  readonly onChange: (field: NewField) => void
  /** Undefined for the only field. */
  readonly onRemove: (() => void) | undefined
}

/** Edits a field of a new step: its label, its kind, and whether it is required. */
export function FieldRow({ number, field, languages, onChange, onRemove }: FieldRowProps) {
  const { label, kind, isRequired, choices } = field
  return (
    <fieldset className="new-field">
      <legend>Field {number}</legend>
      <WordsInputs
        label="Label"
        words={label}
        languages={languages}
        onChange={(words) => onChange({ ...field, label: words })}
      />
      <label>
        Field type
        <select value={kind} onChange={({ target }) => onChange({ ...field, kind: toKind(target.value) })}>
          {drawnKinds.map(([name, { words }]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {kind === 'select' && (
        <WordsInputs
          label="Options, one per line"
          isLong
          words={choices}
          languages={languages}
          onChange={(words) => onChange({ ...field, choices: words })}
        />
      )}
      {kind !== 'checkbox' && (
        <label>
          <input
            type="checkbox"
            checked={isRequired}
            onChange={({ target }) => onChange({ ...field, isRequired: target.checked })}
          />{' '}
          Required
        </label>
      )}
      {onRemove && (
        <button type="button" className="link" onClick={onRemove}>
          Remove field {number}
        </button>
      )}
    </fieldset>
  )
}

/** The kinds of fields whose input the project can draw. */
const drawnKinds = Object.entries(kinds).filter(
  ([, { schema }]) => !('ui' in schema) || inputNames?.includes(schema.ui.input) !== false,
)

const toKind = (name: string): NewField['kind'] =>
  Object.keys(kinds).find((kind): kind is NewField['kind'] => kind === name) ?? 'text'

interface WordsInputsProps {
  readonly label: string
  readonly words: Words
  readonly languages: readonly string[]
  readonly isLong?: boolean
  readonly onChange: (words: Words) => void
}

/** Inputs for a text in each language, side by side. */
export function WordsInputs({ label, words, languages, isLong = false, onChange }: WordsInputsProps) {
  const Input = isLong ? 'textarea' : 'input'
  return (
    <div className="new-words">
      {languages.map((language) => (
        <label key={language}>
          {label}, {toNameOfLanguage(language)}
          <Input
            lang={language}
            dir="auto"
            value={words[language] ?? ''}
            onChange={({ target }) => onChange({ ...words, [language]: target.value })}
          />
        </label>
      ))}
    </div>
  )
}
