import { CheckboxInput, RadioInput } from './choiceInputs.tsx'
import { DateInput } from './DateInput.tsx'
import type { InputComponent, InputProps } from './InputProps.ts'
import { SelectInput } from './SelectInput.tsx'
import { TextInput } from './TextInput.tsx'

const EmailInput = (props: InputProps) => (
  <TextInput {...props} type="email" ui={{ autocomplete: 'email', ...props.ui }} />
)
const TelInput = (props: InputProps) => <TextInput {...props} type="tel" />

/** The engine's inputs, by the names that `ui.input` may use. A page that starts small adds them after they are loaded. */
export const builtInInputs: Readonly<Record<string, InputComponent>> = {
  text: TextInput,
  email: EmailInput,
  tel: TelInput,
  number: NumberInput,
  date: DateInput,
  select: SelectInput,
  radio: RadioInput,
  checkbox: CheckboxInput,
}

const plainNumber = /^-?\d+(\.\d+)?$/

/** Reads a number. Other text stays text, so that the validator can report it. */
const toNumber = (text: string): unknown => {
  const digits = text.replaceAll(/[\s,]/g, '')
  return plainNumber.test(digits) ? Number(digits) : text.trim()
}

/** A number, typed as text: the native number field drops text that it cannot read. */
export function NumberInput(props: InputProps) {
  return <TextInput {...props} ui={{ inputMode: 'decimal', ...props.ui }} parse={toNumber} />
}
