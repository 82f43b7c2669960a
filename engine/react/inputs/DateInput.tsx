import type { InputProps } from './InputProps.ts'
import { TextInput } from './TextInput.tsx'

/** A date as `YYYY-MM-DD`, in the browser's own date field. */
export function DateInput(props: InputProps) {
  return <TextInput {...props} type="date" min="1900-01-01" max="9999-12-31" />
}
