import type { ReactNode } from 'react'
import { useCopy } from '../hooks.ts'

/** What stands around an input. */
export interface FieldFrameProps {
  readonly id: string
  readonly kind: 'label' | 'group' | 'bare'
  readonly label: string
  readonly isOptional: boolean
  readonly hint: string | undefined
  readonly hintId: string
  readonly error: string | undefined
  readonly errorId: string
  /** What is said of the field's options while they are fetched. */
  readonly status?: ReactNode
  readonly children: ReactNode
}

/** The label, hint and error line of a field. The error line is always there, so that an error moves nothing. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, kind, label, isOptional, hint, hintId, error, errorId, status, children } = props
  const t = useCopy()
  const words = (
    <>
      {label}
      {isOptional && ' '}
      {isOptional && <span className="field-optional">{t('form.optional')}</span>}
    </>
  )
  const inside = (
    <>
      {kind === 'label' && (
        <label className="field-label" htmlFor={id}>
          {words}
        </label>
      )}
      {kind === 'group' && <legend className="field-label">{words}</legend>}
      {hint !== undefined && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      <p id={errorId} className="field-error" aria-live="polite">
        {error}
      </p>
      {status}
    </>
  )
  const className = error === undefined ? 'field' : 'field is-invalid'
  return kind === 'group' ? (
    <fieldset className={className}>{inside}</fieldset>
  ) : (
    <div className={className}>{inside}</div>
  )
}
