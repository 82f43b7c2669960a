import type { ChangeEvent, ReactNode } from 'react'

/** The state of one handwritten field, and what it tells its form. */
export interface FieldState {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly change: (name: string, value: string) => void
  readonly leave: (name: string) => void
}

interface HandwrittenFieldProps extends FieldState {
  readonly label: string
  readonly type?: string
  readonly options?: readonly string[]
}

/** A label, a controlled input and its error, as somebody would write them who needs one form. */
export function HandwrittenField({ name, label, value, error, change, leave, type, options }: HandwrittenFieldProps) {
  const control = {
    id: name,
    name,
    value,
    'aria-required': true,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${name}-error`,
    onBlur: () => leave(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change(name, event.currentTarget.value),
  }
  return (
    <div className={error === undefined ? 'field' : 'field is-invalid'}>
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      {options ? (
        <select {...control} className="input select">
          <option value="">Please choose</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} className="input" type={type ?? 'text'} />
      )}
      <p id={`${name}-error`} className="field-error" aria-live="polite">
        {error}
      </p>
    </div>
  )
}

/** The frame that the product draws around a step. */
export function HandwrittenStep({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="refinance">
      <header className="header is-round">
        <span className="logo">Car loan refinance</span>
        <progress max={100} value={20} aria-label="Progress" />
      </header>
      <h1 className="step-title" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}
