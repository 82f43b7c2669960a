import type { InputProps } from './InputProps.ts'

/** The attributes that every control of a field carries. */
export const toControlProps = ({ id, name, required, disabled, invalid, describedBy }: InputProps) => ({
  id,
  name,
  disabled,
  'aria-required': required || undefined,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
})
