import { type ChangeEvent, useId, useState } from 'react'
import { useEdit } from '../words/edits/applyEdit.ts'
import { NumberInput } from '../words/NumberInput.tsx'
import { KeyTexts } from '../words/TextRow.tsx'
import { renameWords, setValue } from './editPlace.ts'
import { Faults, type FieldProps, Help, toLower, usePlace, useScope } from './FormScope.tsx'
import { type Shape, toTarget } from './schemaShape.ts'
import type { Name } from './SettingsFile.ts'

type LeafProps = FieldProps & {
  readonly shape: Extract<Shape, { kind: 'names' | 'number' | 'flag' | 'color' | 'text' | 'constant' }>
}

/** One value in an input of its kind, with its explanation and its findings. */
export function Leaf(props: LeafProps) {
  const { path, schema, value, label } = props
  const { flow, rules, findings } = useScope()
  const id = useId()
  const key = typeof value === 'string' ? rules.toTextKey?.(path, value) : undefined
  // A copy key is not meant to be read, so only its words are shown.
  const isKey = key !== undefined && key === value
  const isInvalid = findings.has(JSON.stringify(path))
  const described = { id, 'aria-describedby': `${id}-help ${id}-faults`, 'aria-invalid': isInvalid || undefined }
  return (
    <div className="setting">
      {!isKey && (
        <>
          <label htmlFor={id}>{label}</label>
          <Input {...props} textKey={key} described={described} />
        </>
      )}
      {key !== undefined && <KeyTexts flow={flow} label={isKey ? label : `Text for ${toLower(label)}`} textKey={key} />}
      {!isKey && <Help id={`${id}-help`} schema={schema} />}
      <Faults id={`${id}-faults`} path={path} />
    </div>
  )
}

interface InputProps extends LeafProps {
  readonly textKey: string | undefined
  readonly described: {
    readonly id: string
    readonly 'aria-describedby': string
    readonly 'aria-invalid': true | undefined
  }
}

function Input({ path, schema, value, label, isRequired, shape, textKey, described }: InputProps) {
  const { flow, rules, root } = useScope()
  const edit = useEdit()
  const place = usePlace(path, `changing ${toLower(label)}`)
  const set = (next: unknown) => edit(setValue(place, next))
  const toText = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    set(target.value === '' && !isRequired ? undefined : target.value)
  const names = shape.kind === 'names' ? shape.names.map((name) => ({ label: name })) : rules.toChoices?.(path, flow)
  const text = typeof value === 'string' ? value : ''
  if (names)
    return (
      <select {...described} value={text} onChange={toText}>
        {!isRequired && <option value="">Not set</option>}
        {(isRequired || text !== '') && names.every((name) => name.label !== text) && (
          <option value={text}>{text || 'Choose one'}</option>
        )}
        {names.map((name: Name) => (
          <option key={name.label} value={name.label}>
            {name.detail === undefined ? name.label : `${name.detail} (${name.label})`}
          </option>
        ))}
      </select>
    )
  if (shape.kind === 'flag')
    return (
      <select
        {...described}
        value={String(value)}
        onChange={({ target }) => set(target.value === 'undefined' ? undefined : target.value === 'true')}
      >
        {!isRequired && <option value="undefined">Not set</option>}
        <option value="true">Yes</option>
        <option value="false">No</option>
      </select>
    )
  if (shape.kind === 'number') {
    const { minimum, maximum, type } = toTarget(schema, root)
    return (
      <NumberInput
        {...described}
        min={typeof minimum === 'number' ? minimum : undefined}
        max={typeof maximum === 'number' ? maximum : undefined}
        isWhole={type === 'integer'}
        value={typeof value === 'number' ? value : undefined}
        onNumber={set}
        {...(!isRequired && { onNone: () => set(undefined) })}
      />
    )
  }
  if (textKey !== undefined)
    return (
      <NameInput
        {...described}
        name={text}
        onName={(name) => edit(renameWords(flow, place, name, textKey, rules.toTextKey?.(path, name) ?? textKey))}
      />
    )
  const input = <input {...described} value={text} spellCheck={false} onChange={toText} />
  if (shape.kind !== 'color') return input
  return (
    <span className="inline">
      <input
        type="color"
        aria-label={`${label} picker`}
        data-empty={text === '' || undefined}
        value={toHex(text)}
        onChange={toText}
      />
      {input}
    </span>
  )
}

/** Converts a color to the format of a color picker; black if the picker cannot show it. */
const toHex = (color: string) => {
  const long = color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  return /^#[\da-f]{6}$/i.test(long) ? long.toLowerCase() : '#000000'
}

interface NameInputProps {
  readonly id?: string
  readonly name: string
  /** Called once the name is complete instead of at each letter, because other parts of the files follow the name. */
  readonly onName: (name: string) => void
  /** Returns what is wrong with a new name. */
  readonly toFault?: (name: string) => string | undefined
}

/** An input for a name, which takes effect when the field loses focus, or when the author presses Enter or saves. */
export function NameInput({ name, onName, toFault, ...rest }: NameInputProps) {
  const [draft, setDraft] = useState<string>()
  const next = draft?.trim() || name
  const fault = next === name ? undefined : toFault?.(next)
  const finish = () => {
    if (fault !== undefined) return
    if (next !== name) onName(next)
    setDraft(undefined)
  }
  return (
    <>
      <input
        {...rest}
        value={draft ?? name}
        data-draft={draft === undefined || draft === name ? undefined : ''}
        spellCheck={false}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={finish}
        onKeyDown={({ key, ctrlKey, metaKey }) =>
          (key === 'Enter' || ((ctrlKey || metaKey) && key.toLowerCase() === 's')) && finish()
        }
      />
      {fault !== undefined && (
        <strong className="bad" role="alert">
          {fault}
        </strong>
      )}
    </>
  )
}
