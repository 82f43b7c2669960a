import type { ChangeEvent, ReactNode } from 'react'

/** The state of one handwritten field, and its callbacks to the form. */
export interface FieldState {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly change: (name: string, value: string) => void
  readonly leave: (name: string) => void
}

/** The texts and attributes of a handwritten field. */
export interface FieldWords {
  readonly label: string
  readonly hint?: string
  readonly isOptional?: boolean
  readonly type?: 'text' | 'tel' | 'email'
  readonly inputMode?: 'numeric' | 'tel' | 'email'
  readonly autoComplete?: string
  readonly autoCapitalize?: 'words' | 'characters'
  /** An element next to the input. */
  readonly aside?: ReactNode
  /** The class of the element around the input, if there is one. */
  readonly wrap?: string
  /** The labels of the options by their values. */
  readonly options?: Readonly<Record<string, string>>
  readonly placeholder?: string
}

/** Renders a label, a hint, a controlled input and its error, the way a developer who needs two forms would write them. */
export function HandwrittenField({ name, value, error, change, leave, ...words }: FieldState & FieldWords) {
  const { label, hint, isOptional, aside, wrap, options, placeholder = 'Please choose' } = words
  const control = {
    id: name,
    name,
    value,
    'aria-required': isOptional ? undefined : true,
    'aria-invalid': error !== undefined,
    'aria-describedby': hint === undefined || error !== undefined ? `${name}-error` : `${name}-hint ${name}-error`,
    autoComplete: words.autoComplete,
    onBlur: () => leave(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change(name, event.currentTarget.value),
  }
  const input = options ? (
    <select {...control} className="input select">
      <option value="">{placeholder}</option>
      {Object.entries(options).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  ) : (
    <input
      {...control}
      className="input"
      type={words.type ?? 'text'}
      inputMode={words.inputMode}
      enterKeyHint="next"
      spellCheck={false}
      autoCapitalize={words.autoCapitalize}
    />
  )
  return (
    <div className={error === undefined ? 'field' : 'field is-invalid'}>
      <label className="field-label" htmlFor={name}>
        {label}
        {isOptional && ' '}
        {isOptional && <span className="field-optional">(optional)</span>}
      </label>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {wrap === undefined ? (
        input
      ) : (
        <span className={wrap}>
          {input}
          {aside}
        </span>
      )}
      <p id={`${name}-error`} className="field-error" aria-live="polite">
        {error}
      </p>
    </div>
  )
}
