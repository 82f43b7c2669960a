import type { ComponentType } from 'react'
import type { FieldUi, PartAttributes } from '../../definition/FormPlan.ts'

export type { FieldUi }

/** One choice of a select or of radio cards. */
export interface Option {
  readonly value: string | number | boolean
  readonly label: string
}

/** The props of every input, built-in or the product's own. */
export interface InputProps {
  readonly id: string
  /** The field's path in the step's data: `addresses.0.city`. */
  readonly name: string
  readonly label: string
  readonly value: unknown
  /** Commits a value; undefined when the field is empty. */
  readonly commit: (value: unknown) => void
  /** Reports that the applicant left the field, after any commit, so that it is validated. */
  readonly blur: () => void
  readonly required: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly invalid: boolean
  /** The ids of the hint and the error line, for `aria-describedby`. */
  readonly describedBy: string
  /** The attributes from the field's schema. */
  readonly schema: PartAttributes
  readonly ui: FieldUi
  readonly options: readonly Option[]
  /** Whether the options are still loading. */
  readonly isPending: boolean
}

/** An input, and what the engine renders around it. */
export type InputComponent = ComponentType<InputProps> & {
  /** A label, a group's legend, or nothing because the input renders its own label. */
  readonly frame?: 'label' | 'group' | 'bare'
  /** A copy key: how to fill in every field of this kind. */
  readonly hint?: string
}

/** Returns the attributes that every control of a field has. */
export const toControlProps = ({ id, name, required, disabled, invalid, describedBy }: InputProps) => ({
  id,
  name,
  disabled,
  'aria-required': required || undefined,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
})

/**
 * Writes the digits of Arabic keyboards, and the digits, letters and punctuation of wide ones, as plain ones: `١٢` and `１２` are `12`.
 * Each character stays one, so that a caret keeps its place.
 */
export const toPlainDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u066c\u06f0-\u06f9\uff01-\uff5e]/g, (sign) => {
    const code = sign.charCodeAt(0)
    return code > 0xff00 ? String.fromCharCode(code - 0xfee0) : '0123456789%.,'.charAt(code & 15)
  })

/** Returns a field's value as plain text; empty for no value and for a list or object. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
