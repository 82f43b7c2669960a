import type { ComponentType } from 'react'
import type { FieldUi, PartAttributes } from '../../definition/FormPlan.ts'

export type { FieldUi }

/** One choice of a select or of radio cards. */
export interface Option {
  readonly value: string | number | boolean
  readonly label: string
}

/** What every input is given: the built-in ones and the product's own. */
export interface InputProps {
  readonly id: string
  /** The field's path in the step's data: `addresses.0.city`. */
  readonly name: string
  readonly label: string
  readonly value: unknown
  /** Hands a value over; undefined when the field is empty. */
  readonly commit: (value: unknown) => void
  /** Says that the field was left, after any commit; it is validated then. */
  readonly blur: () => void
  readonly required: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly invalid: boolean
  /** The ids of the hint and the error line, for `aria-describedby`. */
  readonly describedBy: string
  /** What the field's schema says of how it is filled in. */
  readonly schema: PartAttributes
  readonly ui: FieldUi
  readonly options: readonly Option[]
  /** The options are still on their way. */
  readonly isPending: boolean
}

/** An input and what the engine draws around it. */
export type InputComponent = ComponentType<InputProps> & {
  /** A label, a group's legend, or nothing because it draws its own label. */
  readonly frame?: 'label' | 'group' | 'bare'
  /** A copy key: how to fill in every field of this kind. */
  readonly hint?: string
}

/** The attributes that every control of a field carries. */
export const toControlProps = ({ id, name, required, disabled, invalid, describedBy }: InputProps) => ({
  id,
  name,
  disabled,
  'aria-required': required || undefined,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
})

/** The plain text of a field's value; empty for none, and for what is no single value. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
