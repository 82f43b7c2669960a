import type { InputProps } from './InputProps.ts'
import { TextInput } from './TextInput.tsx'

const plainNumber = /^-?\d+(\.\d+)?$/

/** Text that is no number stays text, so that the validator can say so. */
const toNumber = (text: string): unknown => {
  const digits = text.replaceAll(/[\s,]/g, '')
  return plainNumber.test(digits) ? Number(digits) : text.trim()
}

/** A number, typed as text: the native number field swallows what it cannot read. */
export function NumberInput(props: InputProps) {
  return <TextInput {...props} ui={{ inputMode: 'decimal', ...props.ui }} parse={toNumber} />
}
